from regat.dominion.rules cimport base_engine, card_moves, cards, operations, state
from regat.dominion.rules.base_engine cimport BaseEngine
from regat.kernel cimport bits

cdef class Engine(BaseEngine):
    pass
