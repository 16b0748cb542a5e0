// Containers, strings and streams of C++'s library; argument: number of words
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

int main(int argc, char **argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 1000;
  unsigned state = 1;
  auto next = [&] { return (state = state * 1664525 + 1013904223) >> 16; };
  std::map<std::string, int> sorted;
  std::unordered_map<std::string, int> hashed;
  std::vector<std::string> words;
  for (int i = 0; i < count; i++) {
    std::string word = "word";
    for (unsigned letters = next() % 8; letters > 0; letters--) word += char('a' + next() % 4);
    sorted[word]++;
    hashed[word] += i;
    words.push_back(std::move(word));
  }
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());
  std::ostringstream text;
  for (const auto &[word, times] : sorted) text << word << ' ' << times << ' ' << hashed[word] << '\n';
  std::istringstream lines(text.str());
  std::string word;
  long times, sum, all = 0, total = 0;
  while (lines >> word >> times >> sum) all += times, total += sum;
  std::cout << words.size() << ' ' << all << ' ' << total << std::endl;
}
