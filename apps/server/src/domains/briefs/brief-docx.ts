import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { BriefText } from './brief-text.ts'
import { briefCopy as copy } from './copy.ts'

const SOFT = '5B6675'
/** Half points. */
const SMALL = 17
const SHADE = { fill: 'E8EEF7' }
/** Figures stand right, what they are stands left. */
const FIRST_FIGURE = 2

const plain = (text: string) => new Paragraph({ children: [new TextRun(text)], spacing: { after: 80 } })
const soft = (text: string) => new Paragraph({ children: [new TextRun({ text, color: SOFT, size: SMALL })] })
const heading = (text: string) =>
  new Paragraph({ text, heading: HeadingLevel.HEADING_2, spacing: { before: 240, after: 120 } })

function cell(text: string, place: number, isTitle = false): TableCell {
  const alignment = place >= FIRST_FIGURE ? AlignmentType.RIGHT : AlignmentType.LEFT
  return new TableCell({
    ...(isTitle ? { shading: SHADE } : {}),
    children: [new Paragraph({ alignment, children: [new TextRun({ text, bold: isTitle, size: 18 })] })],
  })
}

function figures({ heads, rows }: BriefText): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({ tableHeader: true, children: heads.map((head, place) => cell(head, place, true)) }),
      ...rows.map(
        (row) => new TableRow({ cantSplit: true, children: row.map((text, place) => cell(text, place)) }),
      ),
    ],
  })
}

const footer = (platform: string) =>
  new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({
            size: SMALL,
            color: SOFT,
            children: [
              `${platform}  ${copy.page[0]}`,
              PageNumber.CURRENT,
              copy.page[1],
              PageNumber.TOTAL_PAGES,
              copy.page[2],
            ],
          }),
        ],
      }),
    ],
  })

/** The same brief as a Word file, for whoever works on with its text: its table and definitions; charts stand in the PDF. */
export async function briefDocx(text: BriefText): Promise<Buffer> {
  const { platform, title, issue, issuedAt, intro, note, definitions, meanings, digest } = text
  const document = new Document({
    title: `${title} ${issue}`,
    creator: platform,
    styles: { default: { document: { run: { font: copy.font, size: 21 } } } },
    sections: [
      {
        footers: { default: footer(platform) },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
          soft(`${issue}  ${issuedAt}`),
          ...intro.split('\n').filter(Boolean).map(plain),
          heading(text.figures),
          figures(text),
          soft(note),
          heading(definitions),
          ...meanings.map(({ name, text: meaning }) => plain(`${name}：${meaning}`)),
          soft(digest),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}
