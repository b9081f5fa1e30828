# The C counterpart of bits128.py, which is not compiled itself.

from regat.kernel.bits cimport u64

cdef extern from *:
    """
    #include <stdint.h>
    typedef unsigned __int128 regat_board;
    static inline int regat_board_lowest(regat_board b) {
        return (uint64_t)b ? __builtin_ctzll((uint64_t)b) : 64 + __builtin_ctzll((uint64_t)(b >> 64));
    }
    static inline int regat_board_highest(regat_board b) {
        uint64_t high = (uint64_t)(b >> 64);
        return high ? 127 - __builtin_clzll(high) : 63 - __builtin_clzll((uint64_t)b);
    }
    static inline int regat_board_many(regat_board b) {
        return __builtin_popcountll((uint64_t)b) + __builtin_popcountll((uint64_t)(b >> 64));
    }
    #define regat_board_bit(n) ((regat_board)1 << (n))
    """
    ctypedef unsigned long long u128 "regat_board"
    u128 bit "regat_board_bit"(int n) noexcept nogil
    int lsb "regat_board_lowest"(u128 board) noexcept nogil
    int msb "regat_board_highest"(u128 board) noexcept nogil
    int popcount "regat_board_many"(u128 board) noexcept nogil
    u64 low_word "(uint64_t)"(u128 board) noexcept nogil

cdef inline object whole(u128 board):
    """As a Python number."""
    cdef object high = low_word(board >> 64)
    cdef object low = low_word(board)
    return high << 64 | low

cdef inline u128 parsed(object number) except? 0:
    """From a Python number."""
    cdef u64 high = number >> 64
    cdef u64 low = number & 0xFFFFFFFFFFFFFFFF
    return (<u128>high << 64) | low
