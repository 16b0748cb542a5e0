// defined (-O2): C++ streams: cin and cout, string streams, a custom buffer
#include <iostream>
#include <sstream>
#include <iomanip>
#include <string>
#include <vector>
#include <map>
#include <algorithm>
#include <iterator>
using namespace std;

// A buffer that writes its input in upper case, line by line, and reads the alphabet.
class Shouting : public streambuf {
    string line;
    char letters[4];
    char next = 'a';
    int overflow(int c) override {
        if (c == EOF)
            return 0;
        if (c == '\n') {
            cout << "<" << line << ">\n";
            line.clear();
        } else {
            line += toupper(c);
        }
        return c;
    }
    int underflow() override {
        if (next > 'z')
            return EOF;
        char *end = letters;
        while (end < letters + 4 && next <= 'z')
            *end++ = next++;
        setg(letters, letters, end);
        return letters[0];
    }
};

struct Point { int x, y; };
ostream &operator<<(ostream &o, const Point &p) { return o << '(' << p.x << ", " << p.y << ')'; }
istream &operator>>(istream &i, Point &p) { char c; return i >> c >> p.x >> c >> p.y >> c; }
int main() {
    int n; double d; string w; char c; unsigned u; long long ll; bool b;
    cin >> n >> d >> w;
    cout << n << ' ' << d << ' ' << w << endl;
    cin >> c >> hex >> u >> dec >> ll >> boolalpha >> b;
    cout << c << ' ' << hex << showbase << u << dec << ' ' << ll << ' ' << boolalpha << b << '\n';
    Point p; cin >> p; cout << p << '\n';
    cin.ignore(100, '\n');
    string line; int lines = 0;
    while (getline(cin, line)) { cout << lines++ << ":" << line << "|\n"; if (line.empty()) break; }
    istringstream in("1 2 3 x 4");
    vector<int> v; int k; while (in >> k) v.push_back(k);
    cout << v.size() << in.eof() << in.fail() << in.good() << '\n';
    in.clear(); in >> w; cout << w << '\n'; in >> k; cout << k << ' ' << in.eof() << '\n';
    ostringstream out; out << setw(8) << setfill('.') << left << 12 << right << setw(6) << 3.5 << scientific << setprecision(3) << 12345.678;
    out << fixed << ' ' << 2.0 / 3 << ' ' << Point{1, 2};
    cout << out.str() << '\n'; cout << out.str().size() << '\n';
    out.str(""); out << "again"; cout << out.str() << endl;
    stringstream ss; ss << "a,b,,c"; string item; while (getline(ss, item, ',')) cout << '[' << item << ']'; cout << '\n';
    string text((istreambuf_iterator<char>(cin)), istreambuf_iterator<char>()); cout << text.size() << '\n';
    char name[20]; istringstream q("hello world foo"); q >> setw(4) >> name; cout << name << '\n'; q.getline(name, 20); cout << name << '\n'; q >> ws; cout << q.eof() << q.get() << '\n';
    clog << "log" << 1 << endl; cout << oct << 8 << uppercase << hex << 255 << nouppercase << dec << '\n'; cout.precision(10); cout << 3.14159265358979 << ' ' << 1e100 << ' ' << 1.0f << '\n';
    cout.width(5); cout << "ab" << internal << setw(6) << -5 << showpos << 5 << noshowpos << '\n'; cout.put('x').write("yz", 2).flush(); cout << '\n' << (void *)0 << ' ' << true << noboolalpha << true << endl;
    int bad; istringstream o("99999999999 -7 0x1f abc"); o >> bad; cout << bad << o.fail() << '\n'; o.clear(); unsigned neg; o >> neg; cout << neg << '\n'; double dd; o >> dd; cout << dd << '\n';
    o.clear(); o.seekg(0); long lll; o >> lll; cout << lll << o.tellg() << '\n';
    copy(v.begin(), v.end(), ostream_iterator<int>(cout, ";")); cout << endl;
    Shouting shouting;
    ostream loud(&shouting);
    loud << "hello " << 42 << ' ' << 1.5 << endl << "again\n";
    istream letters(&shouting);
    letters >> setw(10) >> w;
    cout << w << (char)letters.peek() << '\n';
    letters >> w;
    cout << w << letters.eof() << endl;
    return 0;
}
