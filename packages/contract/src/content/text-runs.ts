import { checkWebAddress } from '../rules/web-address.ts'

/** A stretch of words that look alike. */
export interface TextRun {
  readonly text: string
  readonly isBold?: true
  /** Where it leads; only what `isSafeHref` allows. */
  readonly href?: string
}

const BOLD = '**'
const LINK = /\[((?:[^[\]\\]|\\.){1,300})\]\(((?:[^\s()]|\([^\s()]{0,100}\)){1,300})\)/y
const ESCAPED = /\\([\\*[\]#\-.!])/g

/** The one list of where a link of a text may lead: an outside page, a page of ours, a mailbox, a telephone. */
export function isSafeHref(href: string): boolean {
  if (/^\/[a-zA-Z][\w/?=&.%#-]*$/.test(href)) return true
  if (/^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(href)) return true
  if (/^tel:\+?[\d-]{3,20}$/.test(href)) return true
  return checkWebAddress(href, '') === undefined
}

const unescaped = (text: string) => text.replace(ESCAPED, '$1')

/** A run with the marks that are on. */
function run(text: string, isBold: boolean, href?: string): TextRun {
  return { text, ...(isBold ? { isBold } : {}), ...(href === undefined ? {} : { href }) }
}

/**
 * The runs of a line: `**words**` are bold, `[words](address)` a link, a backslash before a mark takes its meaning away.
 * A bold mark without its end, and a link that may not lead where it does, are words.
 */
export function textRuns(line: string): TextRun[] {
  const runs: TextRun[] = []
  let words = ''
  let isBold = false
  const flush = () => {
    if (words !== '') runs.push(run(words, isBold))
    words = ''
  }
  let at = 0
  while (at < line.length) {
    const sign = line.charAt(at)
    LINK.lastIndex = at
    const link = sign === '[' ? LINK.exec(line) : null
    if (sign === '\\' && at + 1 < line.length && /[\\*[\]#\-.!]/.test(line.charAt(at + 1))) {
      words += line.charAt(at + 1)
      at += 2
    } else if (line.startsWith(BOLD, at) && (isBold || hasEnd(line, at + BOLD.length))) {
      flush()
      isBold = !isBold
      at += BOLD.length
    } else if (link) {
      const [whole, text = '', href = ''] = link
      if (isSafeHref(href)) {
        flush()
        runs.push(run(unescaped(text), isBold, href))
      } else words += unescaped(text)
      at += whole.length
    } else {
      words += sign
      at += 1
    }
  }
  flush()
  return runs
}

/** Whether a bold mark closes what begins here, with something in between. */
function hasEnd(line: string, from: number): boolean {
  return line.replace(ESCAPED, '..').indexOf(BOLD, from + 1) > from
}

const escaped = (text: string) => text.replace(/[\\*[\]]/g, '\\$&')

/** A beginning that would be read as the mark of a line. */
const LINE_MARK = /^(?:#{2,3} |- |!)/
const STEP_MARK = /^(\d{1,3})\. /

/** Words that are only words, at the beginning of a line too. */
export function escapedLine(line: string): string {
  if (LINE_MARK.test(line)) return `\\${line}`
  return line.replace(STEP_MARK, '$1\\. ')
}

/** The line that reads as these runs. */
export function lineOfRuns(runs: readonly TextRun[]): string {
  let line = ''
  let isBold = false
  for (const { text, isBold: wanted = false, href } of runs) {
    if (text === '') continue
    if (wanted !== isBold) line += BOLD
    isBold = wanted
    const isLink = href !== undefined && isSafeHref(href)
    line += isLink ? `[${escaped(text)}](${href})` : escaped(text)
  }
  return isBold ? `${line}${BOLD}` : line
}

/** The words of a line without its marks. */
export function wordsOfLine(line: string): string {
  return textRuns(line)
    .map(({ text }) => text)
    .join('')
}
