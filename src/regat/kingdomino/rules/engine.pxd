from regat.kingdomino.rules cimport action_numbers, base_engine, dominoes, rounds, state
from regat.kingdomino.rules.base_engine cimport BaseEngine

cdef class Engine(BaseEngine):
    pass
