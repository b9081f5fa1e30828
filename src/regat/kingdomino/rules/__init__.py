"""The rules of Kingdomino: dominoes as data, boards, rounds."""
