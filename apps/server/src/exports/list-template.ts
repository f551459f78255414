/** How a list looks on paper, for typst: landscape, its titles on every page. Every word of it comes with the data. */
export const LIST_TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#let soft = rgb("#5B6675")
#let line-color = rgb("#D5DAE1")
#let many = d.heads.len()
#let size = if many > 18 { 5pt } else if many > 12 { 6pt } else if many > 8 { 7pt } else { 8.5pt }
#set document(title: d.title)
#set page(
  paper: if many > 14 { "a3" } else { "a4" },
  flipped: true,
  margin: (x: 12mm, top: 14mm, bottom: 14mm),
  footer: context [
    #set text(size: 7pt, fill: soft)
    #grid(columns: (1fr, auto), d.platform,
      [#d.page.at(0)#counter(page).display()#d.page.at(1)#counter(page).final().first()#d.page.at(2)])
  ],
)
#set text(font: "Noto Sans SC", lang: "zh", region: "cn", size: size, fill: rgb("#1C2430"))
#text(size: 15pt, weight: "bold", fill: rgb("#1B4B8F"), d.title)
#v(2pt)
#for f in d.facts [#text(size: 8pt)[#text(fill: soft, f.label) #f.value]#h(14pt)]
#v(4pt)
#table(
  columns: d.heads.map(h => 1fr),
  stroke: (bottom: 0.4pt + line-color),
  inset: (x: 3pt, y: 3.5pt),
  align: (x, y) => if y > 0 and d.right.at(x) { right } else { left },
  fill: (x, y) => if y == 0 { rgb("#E8EEF7") },
  table.header(..d.heads.map(h => text(weight: "bold", h))),
  ..d.rows.flatten(),
)
#v(6pt)
#text(size: 7.5pt, fill: soft)[#text(weight: "bold", d.notes.title) #d.notes.source]
#for n in d.notes.lines [
  #linebreak()#text(size: 7.5pt, fill: soft, n)
]
`
