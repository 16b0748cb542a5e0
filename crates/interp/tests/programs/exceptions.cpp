// defined (-O2): exceptions thrown by the C++ library, by its inline code, and by the program
#include <bitset>
#include <cstdio>
#include <functional>
#include <fstream>
#include <iostream>
#include <map>
#include <new>
#include <sstream>
#include <stdexcept>
#include <string>
#include <typeinfo>
#include <vector>

struct Shape {
    virtual ~Shape() {}
};
struct Circle : Shape {};
struct Square : Shape {};

struct Broken : std::runtime_error {
    int code;
    Broken(const std::string& text, int code) : std::runtime_error(text + "!"), code(code) {}
};

struct Plain : std::exception {
    const char* what() const noexcept override { return "plain"; }
};

template <class F> void attempt(const char* name, F f) {
    try {
        f();
        std::printf("%s: nothing\n", name);
    } catch (const std::out_of_range& e) {
        std::printf("%s: out of range: %s\n", name, e.what());
    } catch (const std::logic_error& e) {
        std::printf("%s: logic: %s\n", name, e.what());
    } catch (const Broken& e) {
        std::printf("%s: broken %d: %s\n", name, e.code, e.what());
    } catch (const std::ios_base::failure& e) {
        std::printf("%s: stream: %s\n", name, e.what());
    } catch (const std::runtime_error& e) {
        std::printf("%s: run time: %s\n", name, e.what());
    } catch (const std::bad_alloc& e) {
        std::printf("%s: memory: %s\n", name, e.what());
    } catch (const std::exception& e) {
        std::printf("%s: %s\n", name, e.what());
    }
}

volatile std::size_t large = std::size_t(-1) / 4;
void *volatile sink;

int main() {
    std::vector<int> numbers{1, 2, 3};
    std::string text = "text";
    std::map<int, int> table{{1, 2}};
    std::function<int()> empty;
    Circle circle;
    Shape& shape = circle;
    Shape* nobody = nullptr;

    attempt("at", [&] { return numbers.at(3); });
    attempt("string at", [&] { return text.at(9); });
    attempt("substr", [&] { std::puts(text.substr(7).c_str()); });
    attempt("map", [&] { return table.at(7); });
    attempt("reserve", [&] { numbers.reserve(large * 2); });
    attempt("new", [&] { sink = new char[large * 3]; });
    attempt("array", [&] { sink = new int[large * 3]; });
    attempt("function", [&] { return empty(); });
    attempt("cast", [&] { (void)dynamic_cast<Square&>(shape); });
    attempt("typeid", [&] { std::puts(typeid(*nobody).name()); });
    attempt("bitset", [&] { std::bitset<4> bits("01x1"); });
    attempt("stoi", [&] { return std::stoi("none"); });
    attempt("far", [&] { return std::stoi("99999999999"); });
    attempt("runtime_error", [&] { throw std::runtime_error("by hand"); });
    attempt("derived", [&] { throw Broken("derived", 7); });
    attempt("plain", [&] { throw Plain(); });
    attempt("domain", [&] { throw std::domain_error(std::string("domain")); });
    attempt("copy", [&] {
        std::overflow_error first("first");
        std::overflow_error second(first);
        std::overflow_error third("third");
        third = second;
        throw third;
    });
    attempt("extraction", [&] {
        std::istringstream in("x");
        in.exceptions(std::ios::failbit);
        int n;
        in >> n;
    });
    attempt("open", [&] {
        std::ifstream in;
        in.exceptions(std::ios::failbit | std::ios::badbit);
        in.open("/no/such/file");
    });
    attempt("again", [&] {
        try {
            throw std::invalid_argument("inner");
        } catch (const std::exception&) {
            throw;
        }
    });
    return 0;
}
