// Runs the SQL statements on standard input, one per line, in an in-memory database, and prints
// the rows. SQLite is included in this module:
//
//   clang -O2 -S -emit-llvm -DSQLITE_THREADSAFE=0 -DSQLITE_OMIT_LOAD_EXTENSION -ISQLITE main.c
//   clang script.c -o script && ./script 1000 | draig run main.ll
#include "sqlite3.c"

#include <stdio.h>

static int print(void *unused, int columns, char **values, char **names) {
  (void)unused;
  (void)names;
  for (int i = 0; i < columns; i++)
    printf("%s%s", i ? "|" : "", values[i] ? values[i] : "NULL");
  putchar('\n');
  return 0;
}

int main(void) {
  sqlite3 *database;
  if (sqlite3_open(":memory:", &database) != SQLITE_OK)
    return 1;
  static char line[4096];
  int statements = 0, faults = 0;
  while (fgets(line, sizeof line, stdin)) {
    char *message = NULL;
    statements++;
    if (sqlite3_exec(database, line, print, NULL, &message) != SQLITE_OK) {
      printf("statement %d: %s\n", statements, message);
      sqlite3_free(message);
      faults++;
    }
  }
  sqlite3_close(database);
  printf("%d statements, %d faults\n", statements, faults);
  return faults > 0;
}
