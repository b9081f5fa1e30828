# What the help of the commands says about Dominion.

help-dominion-edition = 1 sau 2 (implicit: 2)
help-dominion-kingdom = un set recomandat, zece cărți între ghilimele, random sau, la regat play, draft (implicit: first_game)
help-dominion-mixed = permite cărți din ambele ediții
help-dominion-swap = permite schimbarea unei cărți înaintea revanșei, ca întotdeauna în ediția 1
help-dominion-show-name = cheia unei cărți, numele ei în orice limbă sau începutul lui (dacă lipsește, se afișează toate cărțile)
help-dominion-show-edition = 1 sau 2 (implicit: ambele)
