-- An entry is written with every move, and each index of the log is one more page of the disk for it.
-- Nobody needs these two: the number of an entry is its lock, and whoever knows the next number has read all
-- entries before it; what a guest has entered is looked for at the tables where the guest sits.

DROP INDEX log_client;
DROP INDEX log_guest;
