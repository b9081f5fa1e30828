"""`python -m regat` is the command `regat`."""

import sys

from regat.cli import main

sys.exit(main())
