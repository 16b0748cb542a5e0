// defined (-O1): streams over memory, pipes of a process with itself, duplicated descriptors
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

static void fixed(void) {
    char text[10] = "ab\0cd", out[32];
    FILE *file = fmemopen(text, sizeof text, "r");
    printf("r %d", (int)fread(out, 1, 20, file));
    printf(" %d %d\n", fgetc(file), feof(file) != 0);
    fclose(file);
    file = fmemopen(text, sizeof text, "a+");
    printf("a+ %ld", ftell(file));
    fputs("XY", file);
    fflush(file);
    printf(" %s %ld", text, ftell(file));
    rewind(file);
    printf(" %d\n", (int)fread(out, 1, 20, file));
    fclose(file);
    memset(text, 'z', sizeof text);
    file = fmemopen(text, sizeof text, "w");
    fputs("hello", file);
    fflush(file);
    printf("w %s %c", text, text[6]);
    fputs("0123456789", file);
    fclose(file);
    printf(" %s\n", text);
    file = fmemopen(NULL, 16, "w+");
    fprintf(file, "%d and %d", 1, 2);
    rewind(file);
    int a, b;
    printf("w+ %d", fscanf(file, "%d and %d", &a, &b));
    printf(" %d %d %d\n", a, b, fileno(file));
    printf("beyond %d\n", fseek(file, 17, SEEK_SET));
    fclose(file);
    printf("mode %d\n", fmemopen(text, 3, "q") == NULL);
}

static void growing(void) {
    char *text;
    size_t size;
    FILE *file = open_memstream(&text, &size);
    fprintf(file, "hi %d", 5);
    fflush(file);
    printf("%s %zu\n", text, size);
    for (int i = 0; i < 3000; i++)
        fprintf(file, "%d,", i);
    fclose(file);
    printf("%zu %.8s %s\n", size, text, text + size - 10);
    free(text);
    file = open_memstream(&text, &size);
    fseek(file, 3, SEEK_SET);
    fputc('x', file);
    fclose(file);
    printf("%zu %d %c\n", size, text[0], text[3]);
    free(text);
    file = open_memstream(&text, &size);
    fclose(file);
    printf("%zu [%s]\n", size, text);
    free(text);
}

static void ready(int in, int out) {
    struct pollfd list[] = {{in, POLLIN, 0}, {out, POLLOUT, 0}, {77, POLLIN, 0}};
    printf("poll %d", poll(list, 2, 0));
    printf(" %x %x", list[0].revents, list[1].revents);
    printf(" %d", poll(list + 2, 1, 0));
    printf(" %x", list[2].revents);
    fd_set reads;
    FD_ZERO(&reads);
    FD_SET(in, &reads);
    struct timeval none = {0, 0};
    printf(" select %d", select(in + 1, &reads, NULL, NULL, &none));
    printf(" %d\n", FD_ISSET(in, &reads) != 0);
}

static int caught;

static void catch(int number) { caught = number; }

static void pipes(void) {
    int ends[2];
    char out[32] = "";
    printf("pipe %d", pipe(ends));
    printf(" %d %d\n", ends[0] > 2, ends[1] > ends[0]);
    ready(ends[0], ends[1]);
    printf("write %d", (int)write(ends[1], "through", 7));
    ready(ends[0], ends[1]);
    printf("read %d", (int)read(ends[0], out, 4));
    printf(" %d %s\n", (int)read(ends[0], out + 4, 20), out);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    printf("empty %d", (int)read(ends[0], out, 4));
    printf(" %d\n", errno == EAGAIN);
    int copy = dup(ends[1]);
    close(ends[1]);
    printf("dup %d", (int)write(copy, "!", 1));
    close(copy);
    printf(" %d", (int)read(ends[0], out, 4));
    printf(" %d\n", (int)read(ends[0], out, 4));
    close(ends[0]);
    pipe(ends);
    FILE *in = fdopen(ends[0], "r"), *file = fdopen(ends[1], "w");
    fprintf(file, "line %d\nnext\n", 1);
    fclose(file);
    while (fgets(out, sizeof out, in))
        printf("got %s", out);
    fclose(in);
    pipe(ends);
    close(ends[0]);
    signal(SIGPIPE, catch);
    printf("broken %d", (int)write(ends[1], "x", 1));
    printf(" %d %d\n", errno == EPIPE, caught == SIGPIPE);
    close(ends[1]);
    fflush(stdout);
    pipe(ends);
    int saved = dup(1);
    dup2(ends[1], 1);
    printf("captured");
    fflush(stdout);
    dup2(saved, 1);
    memset(out, 0, sizeof out);
    printf("%d", (int)read(ends[0], out, 20));
    printf(" %s\n", out);
    printf("bad %d %d\n", dup(99), dup2(99, 5));
}

int main(void) {
    fixed();
    growing();
    pipes();
    return 0;
}
