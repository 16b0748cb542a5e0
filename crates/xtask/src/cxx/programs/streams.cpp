// Streams, formatting, locales, text.
#include "feature.h"
#include <algorithm>
#include <charconv>
#include <chrono>
#include <complex>
#include <ctime>
#include <cwchar>
#include <filesystem>
#if __has_include(<format>)
#include <format>
#endif
#include <fstream>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <locale>
#include <regex>
#include <sstream>
#include <string>
#include <vector>
#if __has_include(<print>)
#include <print>
#endif
using namespace std;

FEATURE(sstream_rw) {
  stringstream both;
  both << 42 << ' ' << -1.25 << " word " << hex << 255;
  int n;
  double d;
  string word;
  unsigned x;
  both >> n >> d >> word >> hex >> x;
  cout << n << ' ' << d << ' ' << word << ' ' << x << ' ' << both.eof() << '\n';
  istringstream bad("seven 8");
  bad >> n;
  cout << bad.fail() << bad.good();
  bad.clear();
  bad >> word >> n;
  cout << word << n << '\n';
  string line;
  istringstream lines("one\ntwo three\n\nlast");
  while (getline(lines, line)) cout << '<' << line << '>';
  cout << '\n';
}

FEATURE(manip) {
  cout << '[' << setw(8) << left << "ab" << "][" << setw(8) << right << setfill('.') << 12.5 << "]\n";
  cout << fixed << setprecision(3) << 2.0 / 3 << ' ' << scientific << 123456.0 << ' ' << defaultfloat << 1e-7 << '\n';
  cout << showbase << hex << 3054 << ' ' << uppercase << 3054 << nouppercase << ' ' << oct << 8 << dec << noshowbase << '\n';
  cout << showpos << 7 << noshowpos << ' ' << boolalpha << (1 < 2) << ' ' << internal << setfill('0') << setw(6) << -42 << '\n';
  cout << hexfloat << 0.75 << defaultfloat << ' ' << showpoint << 5.0 << '\n';
}

FEATURE(longdouble) {
  long double third = 1.0L / 3;
  ostringstream out;
  out << setprecision(18) << third << ' ' << third * 1e300L * 1e300L;
  istringstream in("0.125e-4000");
  long double small;
  in >> small;
  cout << out.str() << ' ' << (small > 0) << ' ' << (double)(small * 1e2000L * 1e2000L) << '\n';
}

FEATURE(put_time) {
  time_t when = 1000000000;
  cout << put_time(gmtime(&when), "%a %d %b %Y %T %j %U|%D|%R") << '\n';
}

FEATURE(get_time) {
  tm read{};
  istringstream in("07/11/1999 13:45:10");
  in >> std::get_time(&read, "%d/%m/%Y %H:%M:%S");
  cout << in.fail() << ' ' << read.tm_mday << ' ' << read.tm_mon << ' ' << read.tm_year << ' ' << read.tm_hour << '\n';
}

FEATURE(quoted) {
  stringstream both;
  both << std::quoted("a \"b\" c\\d") << ' ' << std::quoted("it", '\'');
  string first, second;
  cout << both.str() << '\n';
  both >> std::quoted(first) >> std::quoted(second, '\'');
  cout << first << '|' << second << '\n';
}

FEATURE(cin) {
  int sum = 0, n;
  while (std::cin >> n) sum += n;
  cout << sum << ' ' << std::cin.eof() << std::cin.fail();
  std::cin.clear();
  string rest;
  std::cin >> rest;
  cout << ' ' << rest << '\n';
}

FEATURE(cin_istream_iter) {
  vector<string> words(istream_iterator<string>(std::cin), {});
  copy(words.rbegin(), words.rend(), ostream_iterator<string>(cout, ","));
  cout << words.size() << '\n';
}

FEATURE(cin_getline) {
  string line;
  getline(std::cin, line);
  cout << '{' << line << '}' << std::cin.peek();
  char buffer[8];
  std::cin.get(buffer, sizeof buffer, ' ');
  std::cin.ignore(1);
  cout << buffer << '|' << std::cin.gcount();
  char c = 0;
  std::cin.get(c);
  std::cin.putback(c);
  getline(std::cin, line, '\0');
  cout << c << line.size() << '\n';
}

FEATURE(stoi) {
  size_t used;
  cout << std::stoi(" -17x", &used) << used << ' ' << stol("z", nullptr, 36) << ' ' << stod("2.5e3") << ' ' << to_string(1.5f);
  for (const char *text : {"none", "99999999999999999999"}) {
    try {
      std::stoi(text);
    } catch (const invalid_argument &) {
      cout << " invalid";
    } catch (const out_of_range &) {
      cout << " range";
    }
  }
  cout << ' ' << to_wstring(12).size() << '\n';
}

FEATURE(fstream) {
  string path = string(folder) + "/numbers.txt";
  {
    ofstream out(path);
    for (int i = 0; i < 5; ++i) out << i * 1.5 << '\n';
  }
  ifstream in(path);
  double sum = 0, d;
  while (in >> d) sum += d;
  cout << sum << ' ';
  std::fstream both(path, ios::in | ios::out | ios::binary);
  both.seekp(0, ios::end);
  both << "tail";
  both.seekg(-6, ios::end);
  string end;
  getline(both, end);
  cout << end << '|' << both.tellg() << ' ';
  ofstream(path, ios::app) << "++";
  ostringstream all;
  all << ifstream(path).rdbuf();
  cout << all.str().size() << ' ' << ifstream(path + ".none").is_open() << '\n';
}

FEATURE(filesystem) {
  namespace fs = std::filesystem;
  fs::path base = fs::path(folder) / "tree";
  cout << fs::create_directories(base / "a" / "b") << fs::exists(base) << fs::is_directory(base / "a");
  ofstream(base / "a" / "file.txt") << "contents";
  cout << ' ' << fs::file_size(base / "a" / "file.txt");
  fs::copy_file(base / "a" / "file.txt", base / "a" / "b" / "copy.txt");
  fs::rename(base / "a" / "file.txt", base / "moved.txt");
  vector<string> found;
  for (auto &entry : fs::recursive_directory_iterator(base)) found.push_back(fs::relative(entry.path(), base).string());
  sort(found.begin(), found.end());
  for (auto &name : found) cout << ' ' << name;
  error_code error;
  fs::remove(base / "a", error);
  cout << ' ' << (error == errc::directory_not_empty);
  fs::resize_file(base / "moved.txt", 3);
  cout << ' ' << fs::file_size(base / "moved.txt") << ' ' << fs::remove_all(base) << fs::exists(base) << '\n';
  try {
    fs::file_size(base);
  } catch (const fs::filesystem_error &error) {
    cout << error.code().value() << ' ' << error.path1().filename().string() << '\n';
  }
}

FEATURE(fs_path) {
  filesystem::path path("/usr/./lib/../share/doc.tar.gz");
  cout << path.lexically_normal().string() << ' ' << path.stem().string() << ' ' << path.extension().string() << '\n';
  path.replace_extension(".zip");
  cout << path.filename().string() << ' ' << path.is_absolute() << ' ' << path.root_directory().string() << '\n';
  for (const auto &part : filesystem::path("a/b//c/")) cout << '[' << part.string() << ']';
  cout << ' ' << filesystem::path("a/b/c").lexically_relative("a/d").string() << '\n';
}

FEATURE(charconv_int) {
  char text[40];
  auto end = to_chars(text, text + 40, -123456789).ptr;
  cout << string(text, end) << ' ';
  end = to_chars(text, text + 40, 48879u, 16).ptr;
  unsigned back = 0;
  auto read = from_chars(text, end, back, 16);
  cout << string(text, end) << ' ' << back << (read.ptr == end);
  signed char small = 1;
  cout << (from_chars("300", "300" + 3, small).ec == errc::result_out_of_range) << int(small) << '\n';
}

FEATURE(charconv_dbl) {
  char text[64];
  for (double d : {0.1, 1e23, -5e-324, 123456789.0}) cout << string(text, to_chars(text, text + 64, d).ptr) << ' ';
  cout << string(text, to_chars(text, text + 64, 2.0 / 3, chars_format::fixed, 4).ptr) << ' ';
  cout << string(text, to_chars(text, text + 64, 255.5, chars_format::hex).ptr) << ' ';
  const char *in = "6.02214076e23rest";
  double read = 0;
  auto result = from_chars(in, in + strlen(in), read);
  cout << (read == 6.02214076e23) << result.ptr << '\n';
}

FEATURE(regex_match) {
  std::smatch parts;
  string text = "key-12 = value";
  cout << std::regex_match(text, parts, regex(R"((\w+)-(\d+)\s*=\s*(\w*))")) << parts.size() << parts[2] << parts.position(3);
  cout << std::regex_match("AbC", regex("[a-c]+", regex::icase)) << std::regex_search("xyz", regex("^y")) << '\n';
}

FEATURE(regex_iter) {
  regex number(R"((\d+)(?:\.(\d+))?)");
  string text = "1 2.5 and 33.125";
  for (sregex_iterator at(text.begin(), text.end(), number), end; at != end; ++at)
    cout << (*at)[1] << '/' << (*at)[2].matched << ' ';
  cout << regex_replace(text, number, "<$&>") << '\n';
  regex comma(",");
  string list = "a,b,,c";
  for (sregex_token_iterator at(list.begin(), list.end(), comma, -1), end; at != end; ++at) cout << '(' << *at << ')';
  cout << '\n';
}

FEATURE(regex_err) {
  for (const char *pattern : {"(", "[b-a]", "a{2,1}", "*"}) {
    try {
      regex r(pattern);
      cout << "ok ";
    } catch (const regex_error &error) {
      cout << (error.code() == regex_constants::error_paren) << (error.code() == regex_constants::error_range) << ' ';
    }
  }
  cout << '\n';
}

#ifdef __cpp_lib_format
FEATURE(format_basic) {
  cout << format("{1}-{0} {{}} ", 1, "two") << format("[{:*^7}] {:#b} {:06} {}", "mid", 10, -42, true) << '\n';
}

FEATURE(format_double) {
  cout << format("{} {:.2f} {:10.3e}| {:g} {:a} {:+}", 0.1, 2.345, 12345.6789, 1e-10, 1.0, -0.0) << '\n';
}

FEATURE(format_err) {
  int n = 5;
  for (const char *text : {"{:s}", "{", "{1}", "{:d}"}) {
    try {
      cout << vformat(text, make_format_args(n)) << ' ';
    } catch (const format_error &) {
      cout << "error ";
    }
  }
  cout << '\n';
}

#endif

#ifdef __cpp_lib_print
FEATURE(println) {
  std::println("{} and {:#x}", "text", 254);
  std::print("{:>6}|", true);
  std::println();
}
#endif

FEATURE(locale_numpunct) {
  struct Points : numpunct<char> {
    char do_thousands_sep() const override { return '.'; }
    char do_decimal_point() const override { return ','; }
    string do_grouping() const override { return "\3"; }
    string do_truename() const override { return "wahr"; }
  };
  ostringstream out;
  out.imbue(locale(locale::classic(), new Points));
  out << 12345678 << ' ' << fixed << setprecision(1) << 9876.54 << ' ' << boolalpha << true;
  istringstream in("1.234,5");
  in.imbue(out.getloc());
  double read;
  in >> read;
  cout << out.str() << ' ' << read << '\n';
}

FEATURE(locale_ctype) {
  locale classic;
  string text = "Hello 42!";
  use_facet<ctype<char>>(classic).toupper(text.data(), text.data() + text.size());
  cout << text << ' ' << isdigit('4', classic) << isspace('x', classic) << ' ' << classic.name() << ' ';
  cout << use_facet<collate<char>>(classic).compare("a", "a" + 1, "b", "b" + 1) << has_facet<money_put<wchar_t>>(classic) << ' ';
  ostringstream out;
  out << put_money(12345) << '|';
  cout << out.str() << use_facet<ctype<wchar_t>>(classic).is(ctype_base::alpha, L'q') << '\n';
}

FEATURE(locale_bad) {
  try {
    locale none("no_SUCH.place");
    cout << "found\n";
  } catch (const runtime_error &) {
    cout << "no such locale\n";
  }
}

FEATURE(wide) {
  wostringstream out;
  out << L"n=" << 7 << L' ' << setw(6) << 1.5 << boolalpha << false;
  wistringstream in(L"12 zwölf");
  int n;
  wstring word;
  in >> n >> word;
  wcout << out.str() << L' ' << n << L' ' << word.size() << endl;
}

FEATURE(streambuf) {
  struct Doubling : std::streambuf {
    string kept;
    int overflow(int c) override { return kept += char(c), kept += char(c), c; }
  } doubling;
  ostream out(&doubling);
  out << "ab" << 12;
  auto *before = cout.rdbuf(&doubling);
  cout << "!";
  cout.rdbuf(before);
  cout << doubling.kept << ' ';
  struct Digits : std::streambuf {
    char buffer[3] = {'1', '2', ' '};
    int rounds = 0;
    int underflow() override {
      if (rounds++ == 2) return traits_type::eof();
      setg(buffer, buffer, buffer + 3);
      return traits_type::to_int_type(buffer[0]);
    }
  } digits;
  istream in(&digits);
  int sum = 0, n;
  while (in >> n) sum += n;
  cout << sum << ' ';
  in.clear();
  in.exceptions(ios::eofbit | ios::failbit);
  try {
    in >> n;
  } catch (const ios_base::failure &) {
    cout << "failure\n";
  }
}

FEATURE(synciofalse) {
  ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  string word;
  int count = 0;
  while (std::cin >> word) ++count;
  cout << count << '\n' << flush;
  cerr << "error ";
  clog << "log\n";
}

FEATURE(u16) {
  u16string u16 = u"a\u00e9\U0001F600";
  u32string u32 = U"a\U0001F600";
  u8string u8 = u8"\u20ac";
  string s(40, 'x');
  s.insert(3, "yz").replace(0, 2, "Q").append(2, '!');
  cout << u16.size() << u32.size() << u8.size() << ' ' << s << ' ' << s.find("zx") << ' ' << s.rfind('!') << ' ';
  cout << s.find_first_not_of("Qxyz") << ' ' << s.compare(0, 1, "R") << s.starts_with("Qx") << ' ' << string_view(s).substr(3, 2) << '\n';
}

FEATURE(complex) {
  std::complex<double> z(1, -2);
  cout << z * conj(z) << ' ' << abs(z) << ' ' << sqrt(z) << ' ' << pow(z, 3) << ' ' << polar(2.0, 0.5) << ' ' << arg(z) << '\n';
}
