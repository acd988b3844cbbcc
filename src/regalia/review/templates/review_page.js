(() => {
  const told = JSON.parse(document.getElementById("told").textContent);
  const plot = document.getElementById("plot"), slider = document.getElementById("slider");
  const readout = document.getElementById("readout");
  const cursor = plot.querySelector(".cursor"), outputs = document.querySelectorAll(".legend output");
  const last = told.steps.length - 1;
  let shown = last;
  function show(number) {
    shown = Math.max(0, Math.min(last, number));
    const [what, note, chances] = told.steps[shown];
    cursor.hidden = readout.hidden = false;
    cursor.style.left = 100 * shown / last + "%";
    readout.querySelector(".what").textContent = what;
    readout.querySelector(".note").textContent = note;
    outputs.forEach((output, seat) => { output.textContent = chances[seat]; });
    slider.setAttribute("aria-valuenow", shown);
    const spoken = told.names.map((name, seat) => name + " " + chances[seat]).join(", ");
    const said = [what, note].filter(Boolean).map(text => text.replace(/\.$/, "")).join(", ");
    slider.setAttribute("aria-valuetext", said + ". " + spoken);
  }
  function point(event) {
    const box = plot.getBoundingClientRect();
    show(Math.round((event.clientX - box.left) / box.width * last));
  }
  const keys = {ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -20, PageUp: 20};
  plot.addEventListener("pointermove", point);
  plot.addEventListener("pointerdown", point);
  slider.addEventListener("focus", () => show(shown));
  slider.addEventListener("keydown", event => {
    if (event.key in keys) show(shown + keys[event.key]);
    else if (event.key === "Home") show(0);
    else if (event.key === "End") show(last);
    else return;
    event.preventDefault();
  });
  document.querySelectorAll(".go").forEach(link => link.addEventListener("click", () => {
    document.getElementById("steps").open = true;
    show(Number(link.dataset.step));
  }));
  readout.hidden = false;
})();
