/** How a report looks, for typst. Every word of it comes with the data. */
export const REPORT_TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#let ink = rgb("#1C2430")
#let soft = rgb("#5B6675")
#let line-color = rgb("#D5DAE1")
#let primary = rgb("#1B4B8F")
#set document(title: d.title + " " + d.number)
#set page(
  paper: "a4",
  margin: (x: 18mm, top: 18mm, bottom: 20mm),
  footer: context [
    #set text(size: 7.5pt, fill: soft)
    #grid(columns: (1fr, auto), d.footer,
      [#d.page.at(0)#counter(page).display()#d.page.at(1)#counter(page).final().first()#d.page.at(2)])
  ],
)
#set text(font: "Noto Sans SC", lang: "zh", region: "cn", size: 9.5pt, fill: ink)
#set par(leading: 0.75em)
#show heading.where(level: 1): it => block(above: 0pt, below: 12pt, text(size: 20pt, weight: "bold", fill: primary, it.body))
#show heading.where(level: 2): it => block(above: 18pt, below: 8pt, text(size: 13pt, weight: "bold", it.body))
#show heading.where(level: 3): it => block(above: 12pt, below: 6pt, sticky: true, text(size: 10.5pt, weight: "bold", it.body))
#grid(columns: (1fr, 32mm), column-gutter: 8mm,
  [
    #text(size: 9pt, fill: soft, d.platform)
    #v(12pt)
    = #d.title
    #grid(columns: (auto, 1fr), column-gutter: 6mm, row-gutter: 7pt,
      ..d.facts.map(f => (text(fill: soft, f.label), f.value)).flatten())
  ],
  align(center)[
    #image(bytes(d.qr), format: "svg", width: 28mm)
    #text(size: 8pt, d.verify)
  ],
)
#v(4pt)
#text(size: 8pt, fill: soft, d.verifyHint)
== #d.overview.title
#table(
  columns: (2fr, 1fr, 1.3fr, 2fr),
  stroke: (x, y) => (bottom: 0.5pt + line-color),
  inset: (x: 4pt, y: 5pt),
  table.header(..d.overview.heads.map(h => text(fill: soft, h))),
  ..d.overview.rows.flatten(),
)
#for group in d.groups [
  == #group.name
  #for topic in group.topics [
    === #topic.name
    #for item in topic.items [
      #block(breakable: false, width: 100%, inset: (x: 8pt, y: 7pt), stroke: 0.5pt + line-color, radius: 3pt, below: 6pt)[
        #grid(columns: (32mm, 1fr), column-gutter: 4mm, row-gutter: 5pt,
          ..item.facts.map(f => (text(fill: soft, f.label), f.value)).flatten())
        #v(2pt)
        #text(size: 7.5pt, fill: soft, item.note)
      ]
    ]
    #if topic.more != "" { text(size: 8pt, fill: soft, topic.more) }
  ]
]
== #d.notes.title
#for n in d.notes.lines [- #n \\
]
`
