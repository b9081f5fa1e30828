"""Dominion's levels: strategies from the cards on the table, and playouts at each decision."""
