import { neutralText } from './neutral-text.ts'
import type { CellKind, CellValue, SheetColumn, TypedSheet } from './typed-sheet.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const CHUNK = 64 * 1024
/** What a cell takes at most. */
const LONGEST = 32_767
const DAY_MS = 86_400_000
/** Day 0 of a spreadsheet, so that days after February 1900 count right. */
const DAY_ZERO = Date.UTC(1899, 11, 30)
const SHANGHAI_MS = 8 * 3_600_000

/** Places in the list of formats of `styles.xml`. */
const STYLES: Readonly<Record<CellKind, number>> = {
  text: 0,
  number: 0,
  money: 2,
  decimal: 3,
  day: 4,
  moment: 5,
}
const TITLE_STYLE = 1

/** What XML 1.0 does not take. */
const UNPRINTABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string) =>
  text.replace(UNPRINTABLE, '').replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '')

/** The letters of a column: A, B … Z, AA. */
export function columnLetters(place: number): string {
  const rest = Math.floor(place / 26)
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (place % 26))
}

function textCell(address: string, text: string, style: number): string {
  const kept = escaped(neutralText(text).slice(0, LONGEST))
  return `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${kept}</t></is></c>`
}

const numberCell = (address: string, value: number, style: number) =>
  `<c r="${address}" s="${style}"><v>${value}</v></c>`

/** A date as the spreadsheet counts it; undefined for what is none. */
function serialOf(text: string, kind: 'day' | 'moment'): number | undefined {
  const at = Date.parse(text) + (kind === 'moment' ? SHANGHAI_MS : 0)
  return Number.isNaN(at) ? undefined : (at - DAY_ZERO) / DAY_MS
}

function cellXml(address: string, value: CellValue, kind: CellKind): string {
  if (value === null || value === '') return ''
  if (typeof value === 'number') return numberCell(address, value, STYLES[kind])
  const serial = kind === 'day' || kind === 'moment' ? serialOf(value, kind) : undefined
  return serial === undefined
    ? textCell(address, value, STYLES.text)
    : numberCell(address, serial, STYLES[kind])
}

function opening(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = columns.map(({ title }, place) => textCell(`${columnLetters(place)}1`, title, TITLE_STYLE))
  return `${HEAD}<worksheet xmlns="${SPREADSHEET}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${titles.join('')}</row>`
}

/** A sheet as XML in portions: its titles frozen at the top, each cell of the kind of its column. */
export async function* sheetXml({ columns, rows }: TypedSheet): AsyncGenerator<Buffer> {
  const letters = columns.map((_, place) => columnLetters(place))
  const kinds = columns.map(({ kind }) => kind)
  let text = opening(columns)
  let line = 1
  for await (const row of rows()) {
    line += 1
    text += `<row r="${line}">`
    for (const [place, value] of row.entries())
      text += cellXml(`${letters[place]}${line}`, value, kinds[place] ?? 'text')
    text += '</row>'
    if (text.length < CHUNK) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(`${text}</sheetData></worksheet>`)
}

const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** The small parts around the sheets: what is where, and the formats of cells. */
export function partsAround(names: readonly string[]): ReadonlyMap<string, string> {
  const each = (line: (place: number, name: string) => string) =>
    names.map((name, index) => line(index + 1, name)).join('')
  return new Map([
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>${each((place) => `<Override PartName="/xl/worksheets/sheet${place}.xml" ContentType="${CONTENT}.worksheet+xml"/>`)}</Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATION}"><sheets>${each((place, name) => `<sheet name="${escaped(name)}" sheetId="${place}" r:id="rId${place}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each((place) => `<Relationship Id="rId${place}" Type="${RELATION}/worksheet" Target="worksheets/sheet${place}.xml"/>`)}<Relationship Id="rId${names.length + 1}" Type="${RELATION}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', `${HEAD}${STYLE_SHEET}`],
  ])
}

const FORMATS = ['#,##0', '#,##0.00', 'yyyy-mm-dd', 'yyyy-mm-dd hh:mm']
const FIRST_FORMAT = 164
const STYLE_SHEET = `<styleSheet xmlns="${SPREADSHEET}"><numFmts count="${FORMATS.length}">${FORMATS.map(
  (code, place) => `<numFmt numFmtId="${FIRST_FORMAT + place}" formatCode="${code}"/>`,
).join(
  '',
)}</numFmts><fonts count="2"><font><sz val="11"/><name val="宋体"/></font><font><b/><sz val="11"/><name val="宋体"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8EEF7"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${FORMATS.length + 2}"><xf xfId="0"/><xf xfId="0" fontId="1" fillId="2" applyFont="1" applyFill="1"/>${FORMATS.map(
  (_, place) => `<xf xfId="0" numFmtId="${FIRST_FORMAT + place}" applyNumberFormat="1"/>`,
).join('')}</cellXfs></styleSheet>`
