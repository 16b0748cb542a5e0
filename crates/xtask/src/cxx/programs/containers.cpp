// Containers, algorithms, ranges and other templates.
#include "feature.h"
#include <algorithm>
#include <any>
#include <array>
#include <bitset>
#include <deque>
#include <exception>
#include <functional>
#include <iostream>
#include <list>
#include <map>
#include <memory>
#include <memory_resource>
#include <numeric>
#include <optional>
#include <random>
#include <ranges>
#include <set>
#include <string>
#include <typeindex>
#include <unordered_map>
#include <valarray>
#include <variant>
#include <vector>
#if __has_include(<coroutine>)
#include <coroutine>
#endif
#include <stdexcept>
using namespace std;

FEATURE(map) {
  map<string, int> words;
  for (int i = 0; i < 60; ++i) words["w" + to_string(i % 7)] += i;
  words.erase("w3");
  auto [place, is_new] = words.try_emplace("w0", 1);
  cout << words.size() << ' ' << is_new << ' ' << place->second << '\n';
  for (const auto &[word, sum] : words) cout << word << '=' << sum << ' ';
  cout << words.upper_bound("w4")->first << ' ' << words.contains("w3") << '\n';
}

FEATURE(umap) {
  unordered_map<string, vector<int>> groups;
  for (int i = 0; i < 100; ++i) groups["g" + to_string(i % 9)].push_back(i);
  int total = 0;
  for (auto &[name, members] : groups) total += accumulate(members.begin(), members.end(), 0);
  unordered_multimap<int, char> many{{1, 'a'}, {1, 'b'}, {2, 'c'}};
  cout << groups.size() << ' ' << total << ' ' << groups["g4"].size() << ' ' << many.count(1) << '\n';
}

FEATURE(sortalgo) {
  vector<int> v(64);
  iota(v.begin(), v.end(), -10);
  minstd_rand random(7);
  for (size_t i = v.size(); i > 1; --i) swap(v[i - 1], v[random() % i]);
  stable_sort(v.begin(), v.end(), [](int a, int b) { return abs(a) % 8 < abs(b) % 8; });
  partial_sort(v.begin(), v.begin() + 6, v.end(), greater<int>());
  for (int i = 0; i < 6; ++i) cout << v[i] << ' ';
  sort(v.begin(), v.end());
  cout << binary_search(v.begin(), v.end(), 17) << ' ' << *lower_bound(v.begin(), v.end(), 20) << ' ';
  rotate(v.begin(), v.begin() + 3, v.end());
  cout << v.front() << ' ' << is_heap(v.begin(), v.end()) << ' ' << (max_element(v.begin(), v.end()) - v.begin()) << '\n';
  string letters = "abcd";
  int count = 0;
  do ++count; while (next_permutation(letters.begin(), letters.end()));
  cout << count << '\n';
}

FEATURE(lists) {
  list<string> names{"pear", "fig", "apple"};
  names.sort();
  list<string> more{"kiwi"};
  names.splice(next(names.begin()), more);
  for (auto &name : names) cout << name << ' ';
  deque<int> both;
  for (int i = 0; i < 500; ++i) i % 2 ? both.push_front(i) : both.push_back(i);
  multiset<int> bag{3, 1, 3, 2};
  vector<bool> bits(130);
  bits[129] = true;
  cout << both.front() << both.back() << ' ' << bag.count(3) << ' ' << count(bits.begin(), bits.end(), true) << '\n';
}

FEATURE(bitset) {
  bitset<12> bits("101100111000");
  cout << bits << ' ' << (bits >> 3).to_ulong() << ' ' << bits.count() << ' ' << (~bits).to_string() << '\n';
}

FEATURE(function) {
  function<int(int, int)> f = [factor = 3](int a, int b) { return factor * a + b; };
  auto bound = bind(f, placeholders::_2, 100);
  cout << f(2, 1) << ' ' << bound(0, 5) << ' ' << invoke(&string::size, string("four")) << ' ';
  try {
    function<void()>()();
  } catch (const bad_function_call &) {
    cout << "empty\n";
  }
}

FEATURE(shared_ptr) {
  struct Node : enable_shared_from_this<Node> {
    string name;
    explicit Node(string name) : name(std::move(name)) {}
    ~Node() { cout << "~" << name << ' '; }
  };
  auto node = make_shared<Node>("n");
  weak_ptr<Node> weak = node;
  {
    auto other = node->shared_from_this();
    cout << other.use_count() << ' ';
  }
  node.reset();
  cout << weak.expired() << ' ';
  try {
    shared_ptr<Node> again(weak);
  } catch (const bad_weak_ptr &) {
    cout << "gone ";
  }
  unique_ptr<int, void (*)(int *)> owned(new int(5), [](int *p) { cout << "free " << *p << '\n'; delete p; });
}

FEATURE(variant) {
  variant<monostate, int, string> value;
  cout << value.index();
  value = "text";
  cout << value.index() << get<string>(value) << holds_alternative<int>(value);
  struct Visitor {
    string operator()(monostate) const { return "none"; }
    string operator()(int) const { return "int"; }
    string operator()(const string &s) const { return s + "!"; }
  };
  cout << visit(Visitor(), value) << ' ';
  try {
    (void)get<int>(value);
  } catch (const bad_variant_access &) {
    cout << "other\n";
  }
}

FEATURE(optional_any) {
  optional<string> maybe;
  cout << maybe.value_or("nothing") << maybe.has_value();
  maybe.emplace(3, 'z');
  cout << *maybe << ' ';
  try {
    optional<int>().value();
  } catch (const bad_optional_access &) {
    cout << "no value ";
  }
  any box = 2.5;
  cout << any_cast<double>(box) << ' ' << (box.type() == typeid(double)) << ' ';
  box = vector<int>{1, 2};
  cout << any_cast<vector<int> &>(box).size() << ' ';
  try {
    any_cast<string>(box);
  } catch (const bad_any_cast &) {
    cout << "no string\n";
  }
}

FEATURE(strhash) {
  hash<string> of;
  cout << (of("abc") == hash<string_view>()("abc")) << (of("abc") == of("abd")) << (hash<double>()(0.0) == hash<double>()(-0.0));
  cout << ' ' << hash<int>()(7) << '\n';
}

FEATURE(pmr) {
  alignas(16) char buffer[512];
  pmr::monotonic_buffer_resource arena(buffer, sizeof buffer);
  pmr::vector<int> numbers(&arena);
  for (int i = 0; i < 200; ++i) numbers.push_back(i * i);
  pmr::unsynchronized_pool_resource pool(&arena);
  pmr::map<int, pmr::string> names(&pool);
  names.emplace(1, "a string that does not fit into the object itself");
  cout << numbers.back() << ' ' << names.at(1).size() << ' ' << (names.get_allocator().resource() == &pool) << '\n';
}

FEATURE(valarray) {
  valarray<double> v{1, 2, 3, 4, 5, 6};
  valarray<double> squares = v * v - 1.0;
  cout << squares.sum() << ' ' << valarray<double>(v[slice(0, 3, 2)]).max() << ' ' << v.shift(2)[0] << '\n';
}

FEATURE(type_index) {
  map<type_index, string> names{{typeid(int), "int"}, {typeid(string), "string"}};
  cout << names[typeid(string)] << names.count(typeid(char)) << (type_index(typeid(int)) == typeid(const int)) << '\n';
}

FEATURE(ranges) {
  auto odd = [](int n) { return n % 2 == 1; };
  for (int n : views::iota(1) | views::filter(odd) | views::transform([](int n) { return n * n; }) | views::take(5))
    cout << n << ' ';
  vector<string> names{"delta", "Alpha", "charlie"};
  ranges::sort(names, {}, [](const string &s) { return s.size(); });
  for (auto &name : names | views::reverse) cout << name << ' ';
  cout << ranges::count_if(names, [](auto &s) { return s.contains('l'); }) << '\n';
}

template <class T> struct Generator {
  struct promise_type {
    T value;
    exception_ptr thrown;
    Generator get_return_object() { return {coroutine_handle<promise_type>::from_promise(*this)}; }
    suspend_always initial_suspend() { return {}; }
    suspend_always final_suspend() noexcept { return {}; }
    suspend_always yield_value(T next) {
      value = std::move(next);
      return {};
    }
    void return_void() {}
    void unhandled_exception() { thrown = current_exception(); }
  };
  coroutine_handle<promise_type> handle;
  Generator(coroutine_handle<promise_type> handle) : handle(handle) {}
  Generator(const Generator &) = delete;
  ~Generator() { handle.destroy(); }
  const T *next() {
    handle.resume();
    if (handle.promise().thrown) rethrow_exception(handle.promise().thrown);
    return handle.done() ? nullptr : &handle.promise().value;
  }
};

struct Noisy {
  ~Noisy() { cout << "left "; }
};

Generator<long> triangular(int count) {
  Noisy noisy;
  long sum = 0;
  for (int i = 1; i <= count; ++i) co_yield sum += i;
}

Generator<string> failing() {
  co_yield "first";
  throw runtime_error("second");
}

FEATURE(coroutine) {
  {
    auto numbers = triangular(5);
    while (auto *n = numbers.next()) cout << *n << ' ';
    auto abandoned = triangular(3);
    abandoned.next();
  }
  auto texts = failing();
  cout << *texts.next() << ' ';
  try {
    texts.next();
  } catch (const exception &error) {
    cout << error.what() << '\n';
  }
}
