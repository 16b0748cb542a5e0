// defined (-O1): wide strings, wide formats in both directions and wide streams, with the characters of the locale "C"
#define _GNU_SOURCE
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

static int list(wchar_t *to, size_t size, const wchar_t *format, ...) {
    va_list args;
    va_start(args, format);
    int result = vswprintf(to, size, format, args);
    va_end(args);
    return result;
}

static int items(const wchar_t *from, const wchar_t *format, ...) {
    va_list args;
    va_start(args, format);
    int result = vswscanf(from, format, args);
    va_end(args);
    return result;
}

static void strings(void) {
    wchar_t a[40] = L"one", *save, *end;
    wprintf(L"wcsncat %ls\n", wcsncat(a, L"twothree", 3));
    wprintf(L"wcpcpy %d wcpncpy %d\n", (int)(wcpcpy(a, L"alpha") - a), (int)(wcpncpy(a, L"be", 5) - a));
    wprintf(L"%ls %d\n", a, a[4]);
    wprintf(L"wmempcpy %d\n", (int)(wmempcpy(a, L"xyz", 4) - a));
    wchar_t *copy = wcsdup(L"a duplicate");
    wprintf(L"%ls %d %d\n", copy, (int)wcsspn(copy, L" adu"), (int)wcscspn(copy, L"tc"));
    wprintf(L"%ls %ls %d\n", wcspbrk(copy, L"ip"), wcsstr(copy, L"cat"), wcsstr(copy, L"dog") == NULL);
    free(copy);
    wcscpy(a, L",,first,second;;third");
    for (wchar_t *t = wcstok(a, L",;", &save); t; t = wcstok(NULL, L",;", &save))
        wprintf(L"<%ls>", t);
    wprintf(L" %d\n", save == NULL);
    wprintf(L"%d %d %d\n", wcscasecmp(L"HELLO", L"hello"), wcsncasecmp(L"abX", L"ABy", 2), wcscoll(L"a", L"b") < 0);
    wprintf(L"%ld %ls|", wcstol(L"  -0x1fz", &end, 16), end);
    wprintf(L"%lu %ls|", wcstoul(L"777 8", &end, 8), end);
    wprintf(L"%g %ls|", wcstod(L"2.5e1 rest", &end), end);
    wprintf(L"%d\n", (int)wcsxfrm(a, L"same", 40));
    wprintf(L"%d %d %d\n", wcwidth(L'a'), wcswidth(L"four", 9), wcswidth(L"a\tb", 3));
    wprintf(L"%d %d %lc%lc\n", !!iswctype(L'q', wctype("alpha")), !!iswctype(L'q', wctype("digit")),
            towctrans(L'q', wctrans("toupper")), towctrans(L'Q', wctrans("tolower")));
    const char *bytes = "multibyte";
    const wchar_t *wide = L"wide";
    char narrow[20];
    mbstate_t state = {0};
    wprintf(L"%d", (int)mbsrtowcs(NULL, &bytes, 0, &state));
    wprintf(L" %d %ls", (int)mbsrtowcs(a, &bytes, 5, &state), wmemset(a + 5, 0, 1) - 5);
    wprintf(L" %s", bytes);
    wprintf(L" %d", (int)wcsrtombs(narrow, &wide, 20, &state));
    wprintf(L" %s %d\n", narrow, wide == NULL);
}

static void formats(void) {
    wchar_t a[20];
    int n;
    wprintf(L"%5d|%-5d|%05.1f|%x|%c|%lc|%s|%ls|%8.3ls|%-6s|%%\n", 42, -42, 2.55, 255, 'c', L'w', "bytes", L"wide",
            L"wide", "left");
    wprintf(L"%2$s %1$d\n", 7, "numbered");
    wprintf(L"so far%n\n", &n);
    wprintf(L"%d\n", n);
    errno = 0;
    wprintf(L"%d", swprintf(a, 5, L"%ls", L"12345"));
    wprintf(L" %d\n", errno);
    wprintf(L"%d", swprintf(a, 6, L"%ls", L"12345"));
    wprintf(L" %ls\n", a);
    wprintf(L"%d", list(a, 20, L"%4lc|%-4ls|%s", L'\u20ac', L"\u00e9", "x"));
    wprintf(L" %x %x %d\n", a[3], a[5], (int)wcslen(a));
    errno = 0;
    wprintf(L"%d", swprintf(a, 20, L"a%sb", "\xe9"));
    wprintf(L" %d\n", errno);
    char narrow[20];
    errno = 0;
    wprintf(L"%d", snprintf(narrow, 20, "%ls", L"a\u00e9"));
    wprintf(L" %d\n", errno);
    wprintf(L"%d %s\n", snprintf(narrow, 20, "%.1ls %lc", L"a\u00e9", L'z'), narrow);
}

static void scans(void) {
    int x, y;
    long z;
    double d;
    char bytes[20];
    wchar_t wide[20], c[3] = {0};
    wprintf(L"%d", swscanf(L"12 -7 0x10 2.5 text", L"%d%i%lx %lf %s", &x, &y, &z, &d, bytes));
    wprintf(L" %d %d %ld %g %s\n", x, y, z, d, bytes);
    wprintf(L"%d", items(L"ab\u00e9c rest;", L"%4ls %[a-t]%n", wide, bytes, &x));
    wprintf(L" %d %x %s %d\n", (int)wcslen(wide), wide[2], bytes, x);
    errno = 0;
    wprintf(L"%d", swscanf(L"\u00e9", L"%s", bytes));
    wprintf(L" %d\n", errno);
    wprintf(L"%d", sscanf("to wide xy", "to %ls %2lc", wide, c));
    wprintf(L" %ls %ls\n", wide, c);
    wprintf(L"%d %d\n", swscanf(L"", L"%d", &x), swscanf(L"z", L"%d", &x));
}

static void streams(void) {
    wchar_t line[20];
    int x;
    wprintf(L"%d %d %d\n", fwide(stdin, 0), fwide(stdout, 0), fwide(stdout, -1));
    wint_t c = getwchar();
    wprintf(L"%lc %d", c, ungetwc(c, stdin) == c);
    wprintf(L" %ls", fgetws(line, 20, stdin));
    wprintf(L"%ls|", fgetws(line, 4, stdin));
    wprintf(L"%d", wscanf(L"%*ls %d %ls", &x, line));
    wprintf(L" %d %ls", x, line);
    wprintf(L" %d %d %d\n", getwchar() == L'\n', getwchar() == WEOF, feof(stdin) != 0);
    FILE *file = tmpfile();
    wprintf(L"%d", fwide(file, 0));
    fputws(L"kept\n", file);
    fputwc(L'!', file);
    fwprintf(file, L" %d\n", 5);
    wprintf(L" %d", fwide(file, -1));
    rewind(file);
    fwscanf(file, L"%ls ! %d", line, &x);
    wprintf(L" %ls %d\n", line, x);
    fclose(file);
    putwchar(L'.');
    putwc(L'\n', stdout);
}

int main(void) {
    strings();
    formats();
    scans();
    streams();
    return 0;
}
