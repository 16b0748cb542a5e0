// defined (-O2): functions of libstdc++ that its headers call: unordered containers, exception_ptr, error codes, call_once
#include <cstdio>
#include <exception>
#include <memory>
#include <mutex>
#include <sstream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <unordered_map>
#include <unordered_set>
#include <getopt.h>
using namespace std;

struct Counted {
    static int alive;
    Counted() { alive++; }
    Counted(const Counted &) { alive++; }
    ~Counted() { alive--; }
};
int Counted::alive = 0;

static exception_ptr kept(int which) {
    try {
        if (which == 0) throw runtime_error("kept");
        if (which == 1) throw Counted();
        throw which;
    } catch (...) {
        return current_exception();
    }
}

static void exceptions() {
    for (int which = 0; which < 3; which++) {
        exception_ptr p = kept(which), q = p;
        for (int again = 0; again < 2; again++) {
            try {
                rethrow_exception(again ? q : p);
            } catch (const exception &e) {
                printf("%s ", e.what());
            } catch (const Counted &) {
                printf("counted %d ", Counted::alive);
            } catch (int i) {
                printf("%d ", i);
            }
            p = nullptr;
        }
    }
    printf("left %d, %d\n", Counted::alive, current_exception() == nullptr);
    // Rethrows the exception being handled.
    try {
        try {
            throw Counted();
        } catch (...) {
            rethrow_exception(current_exception());
        }
    } catch (const Counted &) {
        printf("on %d\n", Counted::alive);
    }
    printf("left %d\n", Counted::alive);
    try {
        shared_ptr<int> gone{weak_ptr<int>()};
    } catch (const bad_weak_ptr &e) {
        printf("%s\n", e.what());
    }
}

static void containers() {
    unordered_map<string, int> numbers;
    for (int i = 0; i < 300; i++) numbers["key " + to_string(i * i)] += i;
    unsigned order = 0;
    for (auto &[key, value] : numbers) order = order * 31 + value + key.size();
    printf("%zu %zu %u %d\n", numbers.size(), numbers.bucket_count(), order, numbers["key 121"]);
    unordered_set<long> few{5, 3, 900, -1};
    for (long each : few) printf("%ld ", each);
    few.reserve(1000);
    few.erase(3);
    printf("%zu %zu %zu\n", few.bucket_count(), few.size(), few.count(900));
    numbers.clear();
    numbers.rehash(0);
    printf("%zu\n", numbers.bucket_count());
}

static void errors() {
    error_code code = make_error_code(errc::invalid_argument);
    printf("%s %s %d\n", code.category().name(), code.message().c_str(), code == errc::invalid_argument);
    error_code system(2, system_category());
    printf("%s %s %d %d\n", system.category().name(), system.message().c_str(),
           system == errc::no_such_file_or_directory, system == code);
    try {
        throw system_error(system, "opening");
    } catch (const system_error &e) {
        printf("%s, %d\n", e.what(), e.code().value());
    }
}

static void options(int argc, char **argv) {
    static const option known[] = {{"verbose", no_argument, nullptr, 'v'},
                                   {"output", required_argument, nullptr, 'o'},
                                   {"level", optional_argument, nullptr, 'l'},
                                   {nullptr, 0, nullptr, 0}};
    int c;
    while ((c = getopt_long(argc, argv, ":vo:l::", known, nullptr)) != -1)
        printf("%c=%s ", c, optarg ? optarg : "");
    for (int i = optind; i < argc; i++) printf("[%s]", argv[i]);
    printf("\n");
}

int main() {
    exceptions();
    containers();
    errors();
    once_flag flag;
    for (int i = 0; i < 3; i++) call_once(flag, [i](const char *text) { printf("%s %d\n", text, i); }, "once");
    istringstream words("moved in here");
    string word;
    while (words >> word) printf("%zu ", word.size());
    printf("\n");
    char args[][12] = {"program", "first", "--verb", "-o", "x", "-vl3", "--level=2", "second", "--out=y", "--bad", "-o"};
    char *list[12];
    for (int i = 0; i < 11; i++) list[i] = args[i];
    list[11] = nullptr;
    options(11, list);
    return 0;
}
