/** What stands between these goes with them: nobody wrote it to be read. */
const UNREAD = new Set([
  'script',
  'style',
  'head',
  'title',
  'xml',
  'iframe',
  'object',
  'template',
  'noscript',
  'svg',
])
/** Tags that end a line for the reader. */
const BREAKS = new Set(['br', '/p', '/div', '/li', '/tr', '/h1', '/h2', '/h3', '/h4', '/h5', '/h6'])
/** The name of a tag at the beginning of what stands between `<` and `>`; `3 < 5` and `<甲方>` have none. */
const NAME = /^\/?[a-z][a-z\d]{0,20}(?::[a-z\d]{1,20})?(?=[\s/]|$)/
/** Whoever hides tags in tags more often than this means no harm to lose every `<`. */
const MAX_PASSES = 5

const lower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Where a piece of markup that begins at `from` ends, and what it leaves; undefined when it is words. */
function markupAt(
  text: string,
  lowered: string,
  from: number,
  lastComment: number,
): { end: number; leaves: string } | undefined {
  if (lowered.startsWith('<!--', from)) {
    // Looked for from the end first, so that comments nobody closes cost one look each.
    return lastComment < from ? undefined : { end: text.indexOf('-->', from) + 3, leaves: '' }
  }
  const close = text.indexOf('>', from)
  const inner = close < 0 ? '<' : lowered.slice(from + 1, close)
  if (inner.includes('<')) return undefined
  if (/^[!?]/.test(inner)) return { end: close + 1, leaves: '' }
  const name = NAME.exec(inner)?.[0]
  if (name === undefined) return undefined
  const last = UNREAD.has(name) ? lowered.indexOf(`</${name}`, close) : -1
  if (last < 0) return { end: close + 1, leaves: BREAKS.has(name) ? '\n' : '' }
  const end = text.indexOf('>', last)
  return { end: end < 0 ? text.length : end + 1, leaves: '' }
}

function onePass(text: string): string {
  const lowered = lower(text)
  const lastComment = text.lastIndexOf('-->')
  let kept = ''
  let at = 0
  while (at < text.length) {
    const from = text.indexOf('<', at)
    if (from < 0) break
    const found = markupAt(text, lowered, from, lastComment)
    kept += text.slice(at, from) + (found ? found.leaves : '<')
    at = found ? found.end : from + 1
  }
  return kept + text.slice(at)
}

/**
 * The text without tags, comments and what only programs read. Whole tags may appear once what stood inside another is
 * gone, so it is gone through again until nothing changes.
 */
export function withoutMarkup(text: string): string {
  let before = text
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const after = onePass(before)
    if (after === before) return after
    before = after
  }
  return before.replaceAll('<', '')
}
