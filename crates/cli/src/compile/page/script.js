"use strict";
// Lines with the same instruction (data-i) or line of the source (data-s) belong together.
const byKey = new Map();
const keys = (line) => [line.dataset.i && "i" + line.dataset.i, line.dataset.s && "s" + line.dataset.s].filter(Boolean);
for (const line of document.querySelectorAll("[data-i], [data-s]"))
  for (const key of keys(line)) {
    if (!byKey.has(key)) byKey.set(key, []);
    byKey.get(key).push(line);
  }
let shown = [];
let kept = null;
function show(line) {
  for (const old of shown) old.classList.remove("here", "near");
  shown = [];
  if (!line) return;
  const add = (key, name) => {
    for (const other of byKey.get(key) || []) {
      other.classList.add(name);
      shown.push(other);
    }
  };
  // What the same line of the source gives is near; what the instruction gives is here.
  if (line.dataset.s) add("s" + line.dataset.s, "near");
  if (line.dataset.i) add("i" + line.dataset.i, "here");
  line.classList.add("here");
  shown.push(line);
}
function reveal(line) {
  for (const column of document.querySelectorAll("main > section")) {
    if (column.contains(line)) continue;
    const first = column.querySelector(".here") || column.querySelector(".near");
    if (first) first.scrollIntoView({ block: "center" });
  }
}
const lineOf = (event) => event.target.closest("[data-i], [data-s]");
document.addEventListener("mouseover", (event) => show(lineOf(event) || kept));
document.addEventListener("click", (event) => {
  const line = lineOf(event);
  kept = line === kept ? null : line;
  show(kept);
  if (kept) reveal(kept);
});
