import { renderPdf } from '../../../apps/server/src/documents/render-pdf.ts'

/** A paper as somebody hands it in: what it is, who issued it, and what stands on it. */
export interface ExamplePaper {
  readonly title: string
  /** Whose name stands below, such as the authority or the bank. */
  readonly issuer: string
  readonly lines?: readonly (readonly [label: string, text: string])[]
  readonly table?: {
    readonly columns: readonly string[]
    /** Amounts stand at the right: every column but the first. */
    readonly rows: readonly (readonly string[])[]
  }
}

const NOTE = '本文件为演示数据，不具有任何效力，所载企业、金额和编号均为虚构。'

const TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#let soft = rgb("#5B6675")
#let rule = rgb("#9AA3AF")
#set document(title: d.title)
#set page(paper: "a4", margin: 22mm,
  background: rotate(-30deg, text(size: 88pt, weight: "bold", fill: rgb("#EDEFF2"), "示例")),
  footer: align(center, text(size: 8pt, fill: soft, d.note)))
#set text(font: "Noto Sans SC", lang: "zh", region: "cn", size: 11pt)
#align(center, text(size: 22pt, weight: "bold", d.title))
#v(10mm)
#table(columns: (48mm, 1fr), stroke: none, inset: (x: 0pt, y: 6pt),
  ..d.lines.map(((label, value)) => (text(fill: soft, label), value)).flatten())
#if d.columns.len() > 0 {
  v(4mm)
  table(columns: (1fr,) * d.columns.len(), stroke: 0.5pt + rule, inset: (x: 6pt, y: 7pt),
    align: (x, y) => if x == 0 { left } else { right },
    table.header(..d.columns.map(c => text(weight: "bold", c))),
    ..d.rows.flatten())
}
#v(14mm)
#align(right, d.issuer)
`

/** One A4 page in Chinese that says across its whole ground and in its last line that it is an example. */
export function typesetPaper({ title, issuer, lines = [], table }: ExamplePaper): Promise<Buffer> {
  const { columns, rows } = table ?? { columns: [], rows: [] }
  return renderPdf({ template: TEMPLATE, data: { title, issuer, lines, columns, rows, note: NOTE } })
}
