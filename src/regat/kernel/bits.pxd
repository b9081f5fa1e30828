# The C counterpart of bits.py, which is not compiled itself.

cdef extern from *:
    """
    #include <stdint.h>
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int regat_lowest(uint64_t m) { unsigned long i; _BitScanForward64(&i, m); return (int)i; }
    static __inline int regat_highest(uint64_t m) { unsigned long i; _BitScanReverse64(&i, m); return (int)i; }
    static __inline int regat_many(uint64_t m) { return (int)__popcnt64(m); }
    #else
    #define regat_lowest(m) __builtin_ctzll(m)
    #define regat_highest(m) (63 - __builtin_clzll(m))
    #if defined(__x86_64__) && !defined(__POPCNT__)
    /* Without the instruction, the compiler would call a function that looks bytes up in a table. */
    static inline int regat_many(uint64_t m) {
        m -= m >> 1 & 0x5555555555555555u;
        m = (m & 0x3333333333333333u) + (m >> 2 & 0x3333333333333333u);
        return (int)(((m + (m >> 4)) & 0x0F0F0F0F0F0F0F0Fu) * 0x0101010101010101u >> 56);
    }
    #else
    #define regat_many(m) __builtin_popcountll(m)
    #endif
    #endif
    #define regat_bit(n) ((uint64_t)1 << (n))
    #define regat_step(s) ((uint64_t)0x6A09E47D * (uint32_t)(s) + ((s) >> 32))
    #define regat_below(s, n) ((int)(((uint64_t)(uint32_t)((s) ^ ((s) >> 32)) * (uint32_t)(n)) >> 32))
    """
    ctypedef unsigned char u8 "uint8_t"
    ctypedef unsigned short u16 "uint16_t"
    ctypedef unsigned int u32 "uint32_t"
    ctypedef unsigned long long u64 "uint64_t"
    u64 as_u64 "(uint64_t)"(int n) noexcept nogil
    u64 bit "regat_bit"(int n) noexcept nogil
    int lsb "regat_lowest"(u64 mask) noexcept nogil
    int msb "regat_highest"(u64 mask) noexcept nogil
    int popcount "regat_many"(u64 mask) noexcept nogil
    u64 rng_next "regat_step"(u64 state) noexcept nogil
    int rng_below "regat_below"(u64 state, int n) noexcept nogil

cdef inline int nth(u64 mask, int n) noexcept nogil:
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lsb(mask)

cdef inline bint is_single(u64 mask) noexcept nogil:
    return mask != 0 and (mask & (mask - 1)) == 0

cdef inline u64 mask_from(int n) noexcept nogil:
    return ~(bit(n) - 1)

cdef inline u64 _mix(u64 state) noexcept nogil:
    cdef int i
    for i in range(4):
        state = rng_next(state | 1)
        state ^= state >> 23
    return state

cdef inline u64 rng_seed(u64 key, u64 stream) noexcept nogil:
    cdef u64 state = (key >> 31) & 0x3FFFFFFF
    state = state << 32 | key & 0x7FFFFFFF
    state = _mix(state)
    state = _mix(state ^ stream & 0x3FFFFFFF)
    return _mix(state ^ (stream >> 30) & 0x3FFFFFFF) | 1
