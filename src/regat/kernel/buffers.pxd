# The C counterpart of buffers.py, which is not compiled itself. The caller keeps the row alive and its length unchanged.

from cpython.buffer cimport PyBUF_ND, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from regat.kernel.bits cimport u16

cdef inline void *numbers(object row, Py_ssize_t size) except NULL:
    """The address of the numbers of a row; each of them must have this size."""
    cdef Py_buffer view
    cdef void *start
    PyObject_GetBuffer(row, &view, PyBUF_ND | PyBUF_WRITABLE)
    start = view.buf if view.itemsize == size else NULL
    PyBuffer_Release(&view)
    if start == NULL:
        raise TypeError(f"numbers of {size} bytes are wanted, in a row that is not empty")
    return start

cdef inline short *as_i16(object row) except NULL:
    return <short *>numbers(row, sizeof(short))

cdef inline u16 *as_u16(object row) except NULL:
    return <u16 *>numbers(row, sizeof(u16))

cdef inline long long *as_i64(object row) except NULL:
    return <long long *>numbers(row, sizeof(long long))
