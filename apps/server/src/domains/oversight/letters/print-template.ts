/** How a letter looks on paper, for typst. Every word of it comes with the data. */
export const LETTER_TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#let soft = rgb("#5B6675")
#let line-color = rgb("#9AA3AF")
#set document(title: d.title + " " + d.number)
#set page(paper: "a4", margin: (x: 26mm, top: 30mm, bottom: 24mm),
  footer: context [#set text(size: 8pt, fill: soft)
    #grid(columns: (1fr, auto), d.footer, counter(page).display("1 / 1", both: true))])
#set text(font: "Noto Sans SC", lang: "zh", region: "cn", size: 11pt)
#set par(leading: 0.9em)
#align(center, text(size: 24pt, weight: "bold", d.title))
#v(6pt)
#line(length: 100%, stroke: 1.2pt)
#v(6pt)
#grid(columns: (auto, 1fr, auto, 1fr), column-gutter: 4mm, row-gutter: 9pt,
  ..d.facts.map(f => (text(fill: soft, f.label), f.value)).flatten())
#v(10pt)
#text(weight: "bold", size: 12pt)[#d.toLabel：#d.to]
#v(2pt)
#text(weight: "bold")[#d.subjectLabel：#d.subject]
#v(2pt)
#for line in d.content [#par(first-line-indent: (amount: 2em, all: true), line)]
#v(8pt)
#text(weight: "bold", d.casesLabel)
#table(columns: (auto, auto, 1fr, auto, auto), stroke: 0.5pt + line-color, inset: 6pt,
  table.header(..d.heads.map(h => text(fill: soft, size: 9.5pt, h))),
  ..d.rows.flatten().map(c => text(size: 9.5pt, c)))
#v(10pt)
#text(weight: "bold", d.answerLabel)
#for line in d.answer [#par(first-line-indent: (amount: 2em, all: true), line)]
#align(right, text(fill: soft, d.answeredBy))
`
