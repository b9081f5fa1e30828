"""Mutants: the rules with one spot changed. The scenarios and tests must notice each of them.

`mutations` makes the mutants, `trial` lets the scenarios and tests loose on one of them, `survivors` knows
those that nothing can or need notice, with the reason. `python -m tests.mutants` does it all.
"""
