"""The weights of the heuristic player, in parts of a point; and the layout of the network's features."""

POINT = 16
TOUCH = 10  # a square beside one of its terrain
HOLE = 80  # an empty square that no domino can fill
HARMONY_HOLE = 100  # the same where a complete kingdom earns a bonus
TIGHT = 14  # an empty square with a single way in
OFF_CENTRE = 130  # the castle can never be in the middle again
EARLY = 4  # each place further up the line
# For the features of networks: a change needs newly trained networks.
FEATURE_TOUCH, FEATURE_HOLE, FEATURE_HARMONY_HOLE = 5, 22, 34
GROUND = 1024  # added to every value, so that none is negative

# The features of each kingdom, and the common ones. With three and four players kingdoms fill up and every
# domino is wanted: there are more features then.
KINGDOM, AHEAD = 76, 37
BLOCK = KINGDOM + AHEAD
COMMON, CLAIMS = 32, 3
CLAIMED = 5  # what a seat could claim, place by place of the line, and what it will
WIN_UNIT = 12  # a whole victory; shared by two, three or four it is still a whole number
SCORE, PENDING = 42, 54  # the index of a kingdom's points, and of its pending dominoes
FEW_PLACES = 3  # that are considered in rollouts
FEW_TURNS = 4 * FEW_PLACES
UNASKED = 7  # a turn without a claim to decide; a turn is (placement or NOTHING) << 3 | place of the line
SETS = 256  # sets of places in two lines
MEMO = 4 * SETS
SHARE = 4096  # a twelfth of a victory, against points
