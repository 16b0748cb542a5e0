// Prints a script for main.c: the number of SQL statements given by its argument (default 1000),
// the same each time. They create tables and indices, insert, update, delete, join, group, sort
// and search, some of them in transactions.
#include <stdio.h>
#include <stdlib.h>

static unsigned state = 1;

static unsigned below(unsigned n) {
  state = state * 1664525 + 1013904223;
  return (state >> 8) % n;
}

static const char *const beginning[] = {
    "CREATE TABLE house(id INTEGER PRIMARY KEY, name TEXT NOT NULL, founded INTEGER);",
    "CREATE TABLE dragon(id INTEGER PRIMARY KEY, house INTEGER REFERENCES house(id), name TEXT, gold REAL, age INTEGER);",
    "CREATE INDEX dragon_house ON dragon(house);",
    "CREATE INDEX dragon_name ON dragon(name, age DESC);",
    "CREATE VIEW rich AS SELECT name, gold FROM dragon WHERE gold > 900;",
    "CREATE TABLE log(at INTEGER, what TEXT);",
    "CREATE TRIGGER gone AFTER DELETE ON dragon BEGIN INSERT INTO log VALUES(old.id, 'gone ' || old.name); END;",
    "INSERT INTO house VALUES(1, 'Gwynedd', 401), (2, 'Powys', 500), (3, 'Dyfed', 410), (4, 'Gwent', 420);",
};

static void name(void) {
  static const char *const parts[] = {"dra", "gwy", "lla", "mor", "rhi", "tan", "wen", "ydd"};
  unsigned n = 2 + below(3);
  for (unsigned i = 0; i < n; i++)
    fputs(parts[below(8)], stdout);
}

static void statement(void) {
  switch (below(16)) {
  case 0:
    printf("SELECT count(*), round(avg(gold), 3), max(age) FROM dragon;\n");
    break;
  case 1:
    printf("SELECT h.name, count(*), round(sum(d.gold), 2) FROM dragon d JOIN house h ON h.id = d.house "
           "GROUP BY h.name HAVING count(*) > %u ORDER BY 3 DESC;\n",
           below(5));
    break;
  case 2:
    printf("UPDATE dragon SET gold = gold * 1.0625, age = age + 1 WHERE house = %u AND age < %u;\n", 1 + below(4),
           below(500));
    break;
  case 3:
    printf("DELETE FROM dragon WHERE id %% 37 = %u AND gold < %u;\n", below(37), below(300));
    break;
  case 4:
    printf("SELECT name, age FROM dragon WHERE name LIKE '%%%c%%' ORDER BY age DESC, id LIMIT 3;\n", 'a' + below(26));
    break;
  case 5:
    printf("SELECT upper(substr(name, 1, 4)) || '-' || length(name), hex(name) FROM dragon WHERE id = %u;\n",
           1 + below(400));
    break;
  case 6:
    printf("SELECT count(*) FROM rich WHERE name > '%c';\n", 'a' + below(26));
    break;
  case 7:
    printf("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %u) "
           "SELECT sum(i), group_concat(i) FROM n WHERE i %% 3 = 0;\n",
           5 + below(20));
    break;
  case 8:
    printf("SELECT a.name, b.name FROM dragon a, dragon b WHERE a.id < b.id AND a.name = b.name AND a.house <> b.house "
           "ORDER BY a.id, b.id LIMIT 2;\n");
    break;
  default:
    printf("INSERT INTO dragon(house, name, gold, age) VALUES(%u, '", 1 + below(4));
    name();
    printf("', %u.%02u, %u);\n", below(1000), below(100), below(1000));
  }
}

int main(int argc, char **argv) {
  int statements = argc > 1 ? atoi(argv[1]) : 1000;
  const int start = sizeof beginning / sizeof *beginning;
  int open = 0;
  for (int i = 0; i < statements; i++) {
    if (i < start)
      puts(beginning[i]);
    else if (i % 50 == 20 && i + 30 < statements && (open = 1))
      puts("BEGIN;");
    else if (i % 50 == 49 && open) {
      puts(below(4) ? "COMMIT;" : "ROLLBACK;");
      open = 0;
    } else
      statement();
  }
  return 0;
}
