/** A stretch of a text that stayed, went or came. */
export interface TextPart {
  readonly text: string
  readonly kind: 'same' | 'gone' | 'new'
}

/** Comparing takes as many steps as both have pieces, multiplied; beyond this whole lines are compared. */
const MAX_STEPS = 1_000_000

/** Where a browser cannot tell words, letters are compared. */
const words = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined

const wordsOf = (text: string) =>
  words ? Array.from(words.segment(text), ({ segment }) => segment) : [...text]
const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+/g) ?? []

/** The pieces of two lists in order, each as it stayed, went or came, by their longest common part. */
function compared(before: readonly string[], after: readonly string[]): TextPart[] {
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const at = i * width + j
      lengths[at] =
        before[i] === after[j]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0)
    }
  }
  const parts: TextPart[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [gone, come] = [before[i], after[j]]
    if (gone !== undefined && gone === come) {
      parts.push({ text: gone, kind: 'same' })
      i += 1
      j += 1
    } else if (
      gone !== undefined &&
      (come === undefined || (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      parts.push({ text: gone, kind: 'gone' })
      i += 1
    } else {
      parts.push({ text: come ?? '', kind: 'new' })
      j += 1
    }
  }
  return parts
}

/** Neighbours of one kind as one stretch. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.kind === part.kind) result[result.length - 1] = { ...part, text: last.text + part.text }
    else result.push(part)
  }
  return result
}

const isFew = (one: readonly string[], other: readonly string[]) => one.length * other.length <= MAX_STEPS

/**
 * What became of a text, word by word: first whole lines are compared, then the words of those that went with the words of
 * those that came in their place.
 */
export function wordDifferences(before: string, after: string): TextPart[] {
  const [oldLines, newLines] = [linesOf(before), linesOf(after)]
  if (!isFew(oldLines, newLines)) {
    return joined([
      { text: before, kind: 'gone' },
      { text: after, kind: 'new' },
    ])
  }
  const parts: TextPart[] = []
  let [gone, come] = ['', '']
  const flush = () => {
    const [oldWords, newWords] = [wordsOf(gone), wordsOf(come)]
    if (isFew(oldWords, newWords)) parts.push(...compared(oldWords, newWords))
    else parts.push({ text: gone, kind: 'gone' }, { text: come, kind: 'new' })
    gone = ''
    come = ''
  }
  for (const { text, kind } of compared(oldLines, newLines)) {
    if (kind === 'gone') gone += text
    else if (kind === 'new') come += text
    else {
      flush()
      parts.push({ text, kind })
    }
  }
  flush()
  return joined(parts.filter(({ text }) => text !== ''))
}
