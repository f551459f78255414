/** How a monthly brief looks, for typst. Every word of it comes with the data. */
export const BRIEF_TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#let soft = rgb("#5B6675")
#let line-color = rgb("#D5DAE1")
#let primary = rgb("#1B4B8F")
#set document(title: d.title + " " + d.issue)
#set page(
  paper: "a4",
  margin: (x: 18mm, top: 18mm, bottom: 18mm),
  footer: context [
    #set text(size: 7.5pt, fill: soft)
    #grid(columns: (1fr, auto), d.platform,
      [#d.page.at(0)#counter(page).display()#d.page.at(1)#counter(page).final().first()#d.page.at(2)])
  ],
)
#set text(font: "Noto Sans SC", lang: "zh", region: "cn", size: 9.5pt, fill: rgb("#1C2430"))
#set par(leading: 0.8em)
#show heading.where(level: 2): it => block(above: 18pt, below: 8pt, sticky: true, text(size: 12.5pt, weight: "bold", it.body))
#text(size: 9pt, fill: soft, d.platform)
#v(6pt)
#text(size: 20pt, weight: "bold", fill: primary, d.title)
#v(2pt)
#text(fill: soft)[#d.issue #h(10pt) #d.issuedAt]
#line(length: 100%, stroke: 1pt + primary)
#for p in d.intro.split("\\n").filter(p => p != "") [#par(p)]
== #d.figures
#table(
  columns: (2.2fr, 1fr, 1.4fr, 1.4fr, 1.2fr, 1.4fr, 1.2fr),
  stroke: (bottom: 0.5pt + line-color),
  inset: (x: 4pt, y: 5pt),
  align: (x, y) => if x > 1 and y > 0 { right } else { left },
  fill: (x, y) => if y == 0 { rgb("#E8EEF7") },
  table.header(..d.heads.map(h => text(weight: "bold", h))),
  ..d.rows.flatten(),
)
#text(size: 8pt, fill: soft, d.note)
== #d.chartsTitle
#grid(columns: (1fr, 1fr), column-gutter: 6mm, row-gutter: 5mm,
  ..d.charts.map(c => block(breakable: false)[
    #text(size: 8.5pt, weight: "bold", c.title)
    #image(bytes(c.svg), format: "svg", width: 100%)
  ]))
== #d.definitions
#for m in d.meanings [
  #text(weight: "bold", m.name)#h(6pt)#m.text
  #v(1pt)
]
#v(6pt)
#text(size: 7.5pt, fill: soft, d.digest)
`
