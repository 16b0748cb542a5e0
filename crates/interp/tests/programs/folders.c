// defined (-O1): directories and their entries, permissions, files copied by descriptor, big trees
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

#define TOP "draig-folders"

static int fill(int folder, const char *name, const char *text) {
    int file = openat(folder, name, O_RDWR | O_CREAT | O_TRUNC, 0644);
    if (file < 0 || write(file, text, strlen(text)) < 0)
        printf("%s: %s\n", name, strerror(errno));
    return file;
}

static void list(DIR *folder) {
    for (struct dirent *entry; (entry = readdir(folder));)
        if (entry->d_name[0] != '.')
            printf(" %s:%d", entry->d_name, entry->d_type == DT_DIR);
    puts("");
}

static int by_name(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The order of a folder is not told, so names are sorted. */
static void names(DIR *folder) {
    char *found[16];
    int count = 0;
    for (struct dirent *entry; count < 16 && (entry = readdir(folder));)
        found[count++] = strdup(entry->d_name);
    qsort(found, count, sizeof *found, by_name);
    for (int i = 0; i < count; i++) {
        printf(" %s", found[i]);
        free(found[i]);
    }
    puts("");
}

static int wanted(const struct dirent *entry) { return entry->d_name[0] != '.' && strcmp(entry->d_name, "b"); }

static void folders(void) {
    printf("mkdir %d", mkdir(TOP, 0755));
    printf(" %d %s\n", mkdir(TOP, 0755), strerror(errno));
    int top = open(TOP, O_RDONLY | O_DIRECTORY);
    printf("open %d, read %zd %s\n", top > 2, read(top, &(char){0}, 1), strerror(errno));
    printf("mkdirat %d", mkdirat(top, "sub", 0755));
    close(fill(top, "b", "bb"));
    close(fill(top, "a", "hello, world"));
    close(fill(top, "sub/c", "c"));
    struct stat st;
    printf(" %d %d", fstatat(top, "sub", &st, 0), S_ISDIR(st.st_mode));
    printf(" %d %d %lld", fstatat(top, "a", &st, AT_SYMLINK_NOFOLLOW), S_ISREG(st.st_mode), (long long)st.st_size);
    printf(" %d %d", fstatat(top, "", &st, AT_EMPTY_PATH), S_ISDIR(st.st_mode));
    printf(" %d %s", fstatat(top, "none", &st, 0), strerror(errno));
    printf(" %d", openat(top, "a", O_RDONLY | O_DIRECTORY));
    printf(" %s\n", strerror(errno));
    printf("not relative %d %s\n", openat(1000, "a", O_RDONLY), strerror(errno));

    DIR *folder = opendir(TOP);
    names(folder);
    rewinddir(folder);
    names(folder);
    printf("dirfd %d closed %d\n", fstat(dirfd(folder), &st) == 0 && S_ISDIR(st.st_mode), closedir(folder));
    printf("opendir %d", opendir(TOP "/a") == NULL);
    printf(" %s\n", strerror(errno));
    folder = fdopendir(openat(top, "sub", O_RDONLY | O_DIRECTORY));
    list(folder);
    closedir(folder);
    int file = openat(top, "a", O_RDONLY);
    printf("fdopendir %d", fdopendir(file) == NULL);
    printf(" %s\n", strerror(errno));
    close(file);

    struct dirent **found;
    int count = scandir(TOP, &found, wanted, alphasort);
    printf("scandir %d", count);
    for (int i = 0; i < count; i++) {
        printf(" %s", found[i]->d_name);
        free(found[i]);
    }
    free(found);
    printf(" %d", scandir(TOP "/none", &found, NULL, alphasort));
    printf(" %s\n", strerror(errno));
    close(top);
}

static void modes(int top) {
    struct stat st;
    int file = openat(top, "a", O_RDWR);
    printf("fchmod %d", fchmod(file, 0600));
    fstat(file, &st);
    printf(" %o", st.st_mode & 07777);
    printf(" chmod %d", chmod(TOP "/a", 0640));
    fstat(file, &st);
    printf(" %o", st.st_mode & 07777);
    printf(" fchmodat %d", fchmodat(top, "a", 0444, 0));
    stat(TOP "/a", &st);
    printf(" %o\n", st.st_mode & 07777);
    printf("none %d", chmod(TOP "/none", 0600));
    printf(" %s\n", strerror(errno));
    close(file);
    fchmodat(top, "a", 0644, 0);
}

static void copies(int top) {
    char text[32] = {0};
    int from = openat(top, "a", O_RDONLY), to = fill(top, "copy", "");
    off_t place = 7;
    printf("sendfile %zd", sendfile(to, from, &place, 100));
    printf(" %lld %lld", (long long)place, (long long)lseek(from, 0, SEEK_CUR));
    printf(" %zd %lld\n", sendfile(to, from, NULL, 5), (long long)lseek(from, 0, SEEK_CUR));
    pread(to, text, 31, 0);
    printf("%s\n", text);
    loff_t out = 2;
    lseek(from, 0, SEEK_SET);
    printf("copy_file_range %zd", copy_file_range(from, NULL, to, &out, 3, 0));
    printf(" %lld %lld", (long long)out, (long long)lseek(from, 0, SEEK_CUR));
    memset(text, 0, sizeof text);
    pread(to, text, 31, 0);
    printf(" %s\n", text);
    int other = dup(to), third = dup2(to, 40);
    lseek(other, 1, SEEK_SET);
    printf("dup %d %lld", third, (long long)lseek(40, 0, SEEK_CUR));
    close(other);
    close(40);
    printf(" %d\n", fcntl(to, F_GETFD) >= 0);
    close(from);
    close(to);
}

static void removals(int top) {
    printf("unlinkat %d", unlinkat(top, "sub", 0));
    printf(" %s", strerror(errno));
    printf(" %d", unlinkat(top, "a", AT_REMOVEDIR));
    printf(" %s", strerror(errno));
    printf(" %d", unlinkat(top, "sub", AT_REMOVEDIR));
    printf(" %s\n", strerror(errno));
    printf("unlink %d", unlink(TOP "/sub"));
    printf(" %s", strerror(errno));
    printf(" rmdir %d", rmdir(TOP "/a"));
    printf(" %s\n", strerror(errno));
    printf("renameat %d", renameat(top, "a", top, "sub/a"));
    printf(" %d %d", faccessat(top, "a", F_OK, 0), faccessat(top, "sub/a", F_OK, 0));
    printf(" %d %d %d", unlinkat(top, "sub/a", 0), unlinkat(top, "sub/c", 0), unlinkat(top, "sub", AT_REMOVEDIR));
    printf(" %d %d", unlinkat(top, "b", 0), unlinkat(top, "copy", 0));
    printf(" %d\n", rmdir(TOP));
}

static int compare(const void *a, const void *b) { return (*(int *)a > *(int *)b) - (*(int *)a < *(int *)b); }

static int order, steps, deepest;
static void visit(const void *node, VISIT which, int depth) {
    if (which != postorder && which != leaf)
        return;
    int key = **(int *const *)node;
    if (key < order)
        puts("out of order");
    order = key;
    steps++;
    if (depth > deepest)
        deepest = depth;
}

static void nothing(void *key) { (void)key; }

#define KEYS 20000
static int keys[KEYS];

static void big_tree(void) {
    void *root = NULL;
    for (int i = 0; i < KEYS; i++) {
        keys[i] = i;
        tsearch(&keys[i], &root, compare);
    }
    twalk(root, visit);
    printf("%d keys, low %d\n", steps, deepest < 30);
    int gone = 0;
    for (int i = 0; i < KEYS; i += 3)
        gone += tdelete(&keys[i], &root, compare) != NULL;
    int there = 0;
    for (int i = 0; i < KEYS; i++)
        there += tfind(&keys[i], &root, compare) != NULL;
    printf("%d gone, %d there\n", gone, there);
    tdestroy(root, nothing);
}

static void environment(void) {
    char name[32], value[32];
    for (int i = 0; i < 5000; i++) {
        snprintf(name, sizeof name, "NAME%d", i);
        snprintf(value, sizeof value, "%d", i * i);
        setenv(name, value, i % 2);
        if (i % 7 == 0)
            unsetenv(name);
    }
    printf("%s %d %s\n", getenv("NAME4999"), getenv("NAME4998") == NULL, getenv("NAME17"));
    setenv("NAME17", "new", 0);
    printf("%s", getenv("NAME17"));
    setenv("NAME17", "new", 1);
    printf(" %s", getenv("NAME17"));
    clearenv();
    printf(" %d\n", getenv("NAME17") == NULL);
}

static void wide(void) {
    wchar_t text[64], *there;
    size_t size;
    struct tm tm = {.tm_year = 124, .tm_mon = 1, .tm_mday = 29, .tm_wday = 4, .tm_yday = 59, .tm_hour = 7};
    printf("wcsftime %zu", wcsftime(text, 64, L"%Y-%m-%d %A \u00e9 %H", &tm));
    printf(" %d %d %zu\n", wcscmp(text, L"2024-02-29 Thursday \u00e9 07"), (int)text[20], wcsftime(text, 10, L"%F", &tm));
    FILE *file = open_wmemstream(&there, &size);
    fputws(L"wide ", file);
    fwprintf(file, L"%d", 42);
    fflush(file);
    printf("%zu %d %d", size, wcscmp(there, L"wide 42"), fwide(file, 0) > 0);
    for (int i = 0; i < 1000; i++)
        fputwc(L'a' + i % 26, file);
    fclose(file);
    printf(" %zu %lc%lc%d\n", size, there[7], there[1006], there[1007]);
    free(there);
}

/* More digits than any format has: what is after the first half decides. */
static void digits(void) {
    static char text[400000];
    memset(text, '0', sizeof text - 1);
    memcpy(text, "9007199254740993.", 17);
    printf("%.0f", strtod(text, NULL));
    text[sizeof text - 2] = '1';
    printf(" %.0f", strtod(text, NULL));
    memset(text, '1', sizeof text - 1);
    memcpy(text, "0.", 2);
    printf(" %.20g %.25Lg\n", strtod(text, NULL), strtold(text, NULL));
}

int main(void) {
    folders();
    int top = open(TOP, O_RDONLY | O_DIRECTORY);
    modes(top);
    copies(top);
    removals(top);
    close(top);
    big_tree();
    environment();
    wide();
    digits();
    return 0;
}
