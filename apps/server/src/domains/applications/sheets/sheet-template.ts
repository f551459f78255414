/** How the printed application looks, for typst. Every word of it comes with the data. */
export const SHEET_TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#let soft = rgb("#5B6675")
#let rule = rgb("#9AA3AF")
#set document(title: d.title + " " + d.code)
#set page(paper: "a4", margin: (x: 20mm, top: 18mm, bottom: 18mm),
  footer: context [#set text(size: 8pt, fill: soft)
    #grid(columns: (1fr, auto), d.footer, counter(page).display("1 / 1", both: true))])
#set text(font: "Noto Sans SC", lang: "zh", region: "cn", size: 10.5pt)
#set par(leading: 0.8em)
#grid(columns: (1fr, 34mm), column-gutter: 6mm,
  [#text(size: 20pt, weight: "bold", d.title)
   #v(4pt)
   #text(fill: soft, d.back)
   #v(4pt)
   #text(weight: "bold", size: 12pt)[#d.codeLabel：#d.code]],
  image(bytes(d.qr), format: "svg", width: 34mm))
#v(8pt)
#table(columns: (42mm, 1fr), stroke: 0.5pt + rule, inset: (x: 6pt, y: 8pt),
  ..d.rows.map(r => (text(fill: soft, r.label),
    if r.value == "" { box(width: 100%, height: r.lines * 8mm)[#align(right + bottom, text(fill: soft, r.unit))] }
    else [#r.value #r.unit])).flatten())
#v(8pt)
#text(weight: "bold", d.documentsLabel)
#for name in d.documents [#par[☐ #name]]
#v(6pt)
#d.agree
#v(18pt)
#grid(columns: (1fr, 1fr, 1fr), column-gutter: 8mm,
  ..d.signs.map(s => [#line(length: 100%, stroke: 0.6pt) #text(fill: soft, size: 9pt, s)]))
`
