-- A little of everything, `scale` times as much: calls, arrays, objects, tables, sorting, strings.
local function fib(n)
  if n < 2 then return n end
  return fib(n - 1) + fib(n - 2)
end

local function sieve(n)
  local composite, count = {}, 0
  for i = 2, n do
    if not composite[i] then
      count = count + 1
      for j = 2 * i, n, i do composite[j] = true end
    end
  end
  return count
end

local Point = {}
Point.__index = Point
function Point.new(x, y) return setmetatable({ x = x, y = y }, Point) end
function Point:plus(other) return Point.new(self.x + other.x, self.y + other.y) end

local function walk(n)
  local at, step = Point.new(0, 0), Point.new(1, 2)
  for _ = 1, n do at = at:plus(step) end
  return at.x + at.y
end

local function words(n)
  local counts = {}
  for i = 0, n - 1 do
    local word = "w" .. i * 7919 % 101
    counts[word] = (counts[word] or 0) + 1
  end
  local entries = {}
  for word, count in pairs(counts) do entries[#entries + 1] = word .. ":" .. count end
  table.sort(entries)
  return #table.concat(entries, ",")
end

local function median(n)
  local numbers, seed = {}, 1
  for i = 1, n do
    seed = (seed * 1103515245 + 12345) % 2147483648
    numbers[i] = seed / 65536
  end
  table.sort(numbers, function(a, b) return a < b end)
  return string.format("%.3f", numbers[n // 2 + 1])
end

local function shout(n)
  local text = ""
  for i = 0, n - 1 do text = text .. string.char(97 + i % 26) end
  local _, count = text:gsub("[aeiou]+", string.upper)
  return count
end

for i = 0, scale - 1 do print(i, fib(13), sieve(3000), walk(500), words(500), median(300), shout(500)) end
