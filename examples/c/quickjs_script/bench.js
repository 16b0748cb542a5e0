// A mix of calls, arrays, objects, maps, sorting and strings; `scale` multiplies the work.
function fib(n) {
  return n < 2 ? n : fib(n - 1) + fib(n - 2);
}

function sieve(n) {
  const composite = new Uint8Array(n + 1);
  let count = 0;
  for (let i = 2; i <= n; i++) {
    if (composite[i]) continue;
    count++;
    for (let j = 2 * i; j <= n; j += i) composite[j] = 1;
  }
  return count;
}

class Point {
  constructor(x, y) {
    this.x = x;
    this.y = y;
  }
  plus(other) {
    return new Point(this.x + other.x, this.y + other.y);
  }
}

function walk(n) {
  let at = new Point(0, 0);
  const step = new Point(1, 2);
  for (let i = 0; i < n; i++) at = at.plus(step);
  return at.x + at.y;
}

function words(n) {
  const counts = new Map();
  for (let i = 0; i < n; i++) {
    const word = "w" + ((i * 7919) % 101);
    counts.set(word, (counts.get(word) || 0) + 1);
  }
  return [...counts.entries()].sort().map((entry) => entry.join(":")).join(",").length;
}

function median(n) {
  const numbers = [];
  let seed = 1;
  for (let i = 0; i < n; i++) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    numbers.push(seed / 65536);
  }
  numbers.sort((a, b) => a - b);
  return numbers[n >> 1].toFixed(3);
}

function shout(n) {
  let text = "";
  for (let i = 0; i < n; i++) text += String.fromCharCode(97 + (i % 26));
  return text.replace(/[aeiou]+/g, (vowels) => vowels.toUpperCase()).split("U").length;
}

for (let i = 0; i < scale; i++) print(i, fib(13), sieve(3000), walk(500), words(500), median(300), shout(500));
