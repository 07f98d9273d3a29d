const parts = {};
function showPart(name) {
  for (const it of ["play", "watch"]) element(it).hidden = it !== name;
  for (const it of element("parts").children) it.setAttribute("aria-current", String(it.dataset.part === name));
  document.body.className = name === "play" ? "played" : "watched";
  parts[name].fit();
}

if (data.maze) parts.play = new Play();
if (data.recordings.length) parts.watch = new Watch();
const names = Object.keys(parts);
if (names.length > 1) {
  for (const name of names) button(element("parts"), text(name), () => showPart(name)).dataset.part = name;
}
showPart(names[0]);
if (parts.play) parts.play.showState();
dark.addEventListener("change", () => names.forEach(name => parts[name].repaint()));
performance.measure("drawn", "begun");
