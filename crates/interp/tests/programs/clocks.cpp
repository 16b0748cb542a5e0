// defined (-O2): every clock of C, POSIX and C++ advances by every way to wait, and processor time by none
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <ctime>
#include <mutex>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/time.h>
#include <sys/times.h>
#include <thread>
#include <unistd.h>

using namespace std::chrono_literals;

static const long NANOS = 1000000000;
static const long PAUSE = 20000000;

static long of(const timespec &t) { return t.tv_sec * NANOS + t.tv_nsec; }

static long clock_number(clockid_t id) {
    timespec t;
    clock_gettime(id, &t);
    return of(t);
}

struct Reading {
    const char *name;
    long (*read)();
    // Maximum difference from the pause.
    long slack;
};

static const Reading readings[] = {
    {"realtime", [] { return clock_number(CLOCK_REALTIME); }, 0},
    {"monotonic", [] { return clock_number(CLOCK_MONOTONIC); }, 0},
    {"raw", [] { return clock_number(CLOCK_MONOTONIC_RAW); }, 1000000},
    {"coarse", [] { return clock_number(CLOCK_MONOTONIC_COARSE); }, 10000000},
    {"boot", [] { return clock_number(CLOCK_BOOTTIME); }, 0},
    {"gettimeofday", [] { timeval t; gettimeofday(&t, nullptr); return t.tv_sec * NANOS + t.tv_usec * 1000; }, 1000},
    {"timespec_get", [] { timespec t; timespec_get(&t, TIME_UTC); return of(t); }, 0},
    {"times", [] { tms t; return (long)times(&t) * (NANOS / sysconf(_SC_CLK_TCK)); }, 10000000},
    {"steady", [] { return (long)std::chrono::steady_clock::now().time_since_epoch().count(); }, 0},
    {"system", [] { return (long)std::chrono::system_clock::now().time_since_epoch().count(); }, 0},
};

static timespec after(clockid_t id) {
    timespec t;
    clock_gettime(id, &t);
    long all = of(t) + PAUSE;
    return {all / NANOS, all % NANOS};
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;

struct Pause {
    const char *name;
    int (*pass)();
};

static const Pause pauses[] = {
    {"nanosleep", [] { timespec t = {0, PAUSE}; return nanosleep(&t, nullptr); }},
    {"clock_nanosleep", [] { timespec t = {0, PAUSE}; return clock_nanosleep(CLOCK_MONOTONIC, 0, &t, nullptr); }},
    {"until", [] { timespec t = after(CLOCK_REALTIME); return clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &t, nullptr); }},
    {"usleep", [] { return usleep(PAUSE / 1000); }},
    {"poll", [] { return poll(nullptr, 0, PAUSE / 1000000); }},
    {"select", [] { timeval t = {0, PAUSE / 1000}; return select(0, nullptr, nullptr, nullptr, &t); }},
    {"pselect", [] { timespec t = {0, PAUSE}; return pselect(0, nullptr, nullptr, nullptr, &t, nullptr); }},
    {"timedwait", [] {
         timespec t = after(CLOCK_REALTIME);
         pthread_mutex_lock(&lock);
         int error = pthread_cond_timedwait(&condition, &lock, &t);
         pthread_mutex_unlock(&lock);
         return error == ETIMEDOUT ? 0 : error;
     }},
    {"setclock", [] {
         pthread_condattr_t attr;
         pthread_cond_t steady;
         pthread_condattr_init(&attr);
         pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
         pthread_cond_init(&steady, &attr);
         timespec t = after(CLOCK_MONOTONIC);
         pthread_mutex_lock(&lock);
         int error = pthread_cond_timedwait(&steady, &lock, &t);
         pthread_mutex_unlock(&lock);
         pthread_cond_destroy(&steady);
         return error == ETIMEDOUT ? 0 : error;
     }},
    {"timedlock", [] {
         timespec t = after(CLOCK_REALTIME);
         pthread_mutex_lock(&lock);
         int error = pthread_mutex_timedlock(&lock, &t);
         pthread_mutex_unlock(&lock);
         return error == ETIMEDOUT ? 0 : error;
     }},
    {"sem_timedwait", [] {
         sem_t semaphore;
         sem_init(&semaphore, 0, 0);
         timespec t = after(CLOCK_REALTIME);
         int failed = sem_timedwait(&semaphore, &t);
         return failed == -1 && errno == ETIMEDOUT ? 0 : 1;
     }},
    {"sleep_for", [] { std::this_thread::sleep_for(std::chrono::nanoseconds(PAUSE)); return 0; }},
    {"sleep_until", [] { std::this_thread::sleep_until(std::chrono::steady_clock::now() + 20ms); return 0; }},
    {"wait_for", [] {
         std::mutex mutex;
         std::condition_variable variable;
         std::unique_lock held(mutex);
         return variable.wait_for(held, 20ms, [] { return false; }) ? 1 : 0;
     }},
};

int main() {
    long processor = clock();
    for (const Pause &pause : pauses) {
        long before[sizeof readings / sizeof *readings];
        int index = 0;
        for (const Reading &reading : readings)
            before[index++] = reading.read();
        int result = pause.pass();
        index = 0;
        printf("%s: %d", pause.name, result);
        for (const Reading &reading : readings)
            if (reading.read() - before[index++] < PAUSE - reading.slack)
                printf(" not seen by %s", reading.name);
        printf("\n");
    }
    processor = clock() - processor;
    rusage used;
    getrusage(RUSAGE_SELF, &used);
    printf("processor: %d %d\n", processor < CLOCKS_PER_SEC / 5, used.ru_utime.tv_sec == 0);
    timespec bad = {0, NANOS};
    printf("bad: %d %d\n", nanosleep(&bad, nullptr), clock_nanosleep(CLOCK_PROCESS_CPUTIME_ID + 100, 0, &bad, nullptr) != 0);
}
