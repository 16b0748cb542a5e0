// defined (-O1): trees, tables and lists of <search.h>, and times parsed by strptime
#define _GNU_SOURCE
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static int visited[3], deepest, last;

static void visit(const void *node, VISIT which, int depth) {
    int key = **(int *const *)node;
    if (which == postorder || which == leaf) {
        visited[0] += key > last;
        last = key;
    }
    visited[1] += which == preorder;
    visited[2] += which == leaf;
    if (depth > deepest)
        deepest = depth;
}

static int destroyed;

static void destroy(void *key) { destroyed += *(int *)key; }

static void trees(void) {
    static int keys[100];
    void *root = NULL;
    for (int i = 0; i < 100; i++) {
        keys[i] = (i * 37) % 100 + 1;
        tsearch(&keys[i], &root, compare);
    }
    int same = 50;
    void *found = tsearch(&same, &root, compare);
    printf("%d %d\n", **(int **)found, *(int **)found != &same);
    same = 1000;
    printf("%d\n", tfind(&same, &root, compare) == NULL);
    for (int i = 1; i <= 100; i += 2)
        if (!tdelete(&i, &root, compare))
            printf("no %d\n", i);
    same = 3;
    printf("%d\n", tdelete(&same, &root, compare) == NULL);
    twalk(root, visit);
    printf("%d %d %d\n", visited[0], visited[1] > 0 && visited[1] + visited[2] == 50, deepest >= 5 && deepest < 20);
    tdestroy(root, destroy);
    printf("%d\n", destroyed);
    root = NULL;
    tsearch(&keys[0], &root, compare);
    tdelete(&keys[0], &root, compare);
    printf("%d\n", root == NULL);
}

struct element {
    struct element *next, *previous;
    int value;
};

static void tables(void) {
    hcreate(4);
    char *words[] = {"one", "two", "three", "four"};
    for (long i = 0; i < 4; i++)
        hsearch((ENTRY){words[i], (void *)(i + 1)}, ENTER);
    ENTRY *entry = hsearch((ENTRY){"three", NULL}, FIND);
    printf("%s %ld", entry->key, (long)entry->data);
    entry->data = (void *)30L;
    printf(" %ld %d\n", (long)hsearch((ENTRY){"three", (void *)9L}, ENTER)->data,
           hsearch((ENTRY){"five", NULL}, FIND) == NULL);
    hdestroy();
    int list[10] = {5, 3, 9};
    size_t count = 3;
    int key = 7;
    int *place = lsearch(&key, list, &count, sizeof key, compare);
    printf("%d %zu %d\n", (int)(place - list), count, list[3]);
    place = lsearch(&key, list, &count, sizeof key, compare);
    printf("%d %zu %d\n", (int)(place - list), count, lfind(&(int){8}, list, &count, sizeof key, compare) == NULL);
    struct element a = {0, 0, 1}, b = {0, 0, 2}, c = {0, 0, 3};
    insque(&a, NULL);
    insque(&b, &a);
    insque(&c, &a);
    for (struct element *e = &a; e; e = e->next)
        printf("%d ", e->value);
    remque(&c);
    printf("%d %d\n", a.next->value, b.previous->value);
}

static void read_time(const char *text, const char *format) {
    struct tm tm = {0};
    char *rest = strptime(text, format, &tm);
    if (!rest) {
        printf("%s: no\n", format);
        return;
    }
    printf("%s: %d-%d-%d %d:%d:%d wday %d yday %d off %ld rest [%s]\n", format, tm.tm_year, tm.tm_mon, tm.tm_mday,
           tm.tm_hour, tm.tm_min, tm.tm_sec, tm.tm_wday, tm.tm_yday, tm.tm_gmtoff, rest);
}

int main(void) {
    trees();
    tables();
    read_time("2024-02-29 13:45:07 tail", "%Y-%m-%d %H:%M:%S");
    read_time("29 Feb 24, 1:02 PM", "%d %b %y, %I:%M %p");
    read_time("Wednesday  3 march 1999", "%A %e %B %Y");
    read_time("12/31/69", "%D");
    read_time("2001-060", "%Y-%j");
    read_time("Thu Jan  1 00:00:59 1970", "%c");
    read_time("1999-12-31T23:59:60+0530", "%FT%T%z");
    read_time("12:30 am", "%I:%M %p");
    read_time("25:00", "%H:%M");
    read_time("2024x", "%Y-%m");
    read_time("86400", "%s");
    read_time("19 85", "%C %y");
    read_time("100%", "%H%M%%");
    return 0;
}
