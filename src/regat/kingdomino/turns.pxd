from regat.kernel cimport bits, boards
from regat.kernel.bits cimport u16
from regat.kingdomino cimport cells, dominoes, draft, habits

cdef int free_slots(cells.Table *t) noexcept nogil
cdef int find_turns(cells.Table *t, u16 *into, int room) noexcept nogil
cdef int add_turns(int answer, int slots, int length, u16 *into, int found) noexcept nogil
cdef void take(cells.Table *t, int turn) noexcept nogil
