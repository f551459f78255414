import { plainWords } from '@lqr/contract/content/clean-text.ts'
import { type MarkedPart, markParts } from '@lqr/contract/rules/search-marks.ts'

/** Signs of an excerpt: two lines on a wide screen. */
const LENGTH = 90
/** Signs kept before the first match. */
const LEAD = 16

/** One line of plain text out of a marked text: what marks its lines and words is left out. */
function oneLine(text: string): string {
  return plainWords(text).split(/\s+/).filter(Boolean).join(' ')
}

/** A piece of the text around its first match, from the beginning when there is none; `…` where something is left out. */
export function excerptParts(text: string, words: readonly string[]): MarkedPart[] {
  const line = oneLine(text)
  const parts = markParts(line, words)
  const firstAt = parts[0]?.isMatch ? 0 : parts.length > 1 ? (parts[0]?.text.length ?? 0) : 0
  const from = firstAt > LENGTH - LEAD ? wholeSign(line, firstAt - LEAD) : 0
  const to = wholeSign(line, from + LENGTH)
  const shown = markParts(line.slice(from, to), words)
  return joined([
    ...(from > 0 ? [{ text: '…', isMatch: false }] : []),
    ...shown,
    ...(to < line.length ? [{ text: '…', isMatch: false }] : []),
  ])
}

/** The place, moved back so that it does not cut a sign of two units in half. */
function wholeSign(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : Math.min(at, text.length)
}

/** Neighbours that are alike become one part. */
function joined(parts: readonly MarkedPart[]): MarkedPart[] {
  const result: MarkedPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last && last.isMatch === part.isMatch) {
      result[result.length - 1] = { text: last.text + part.text, isMatch: part.isMatch }
    } else {
      result.push(part)
    }
  }
  return result
}
