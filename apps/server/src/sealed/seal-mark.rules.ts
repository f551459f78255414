/** What was sealed before marks: by some known key, in suite g1. */
export const FORMER_MARK = 'v1'

/** How many values carry a mark: `<suite>.<key id>`, or that of before. */
export interface MarkCount {
  readonly mark: string
  readonly count: number
}

/** Suite and key of a mark; what is sealed as before names no key. */
export function partsOf(mark: string): { suite: string; keyId: string | null } {
  const [suite = '', keyId] = mark.split('.')
  return keyId === undefined ? { suite: 'g1', keyId: null } : { suite, keyId }
}

/** The sum of those whose mark is asked for. */
export function sumOf(counts: readonly MarkCount[], isMeant: (mark: string) => boolean): number {
  return counts.reduce((sum, { mark, count }) => sum + (isMeant(mark) ? count : 0), 0)
}

/** The same counts with each mark once. */
export function mergeMarks(counts: readonly MarkCount[]): MarkCount[] {
  return [...new Set(counts.map(({ mark }) => mark))].map((mark) => ({
    mark,
    count: sumOf(counts, (each) => each === mark),
  }))
}

/** How much each old key still seals; none may go while something names no key, since it may be of any. */
export function oldKeysOf(keyIds: readonly string[], counts: readonly MarkCount[]) {
  const unnamed = sumOf(counts, (mark) => partsOf(mark).keyId === null)
  return keyIds.slice(1).map((keyId) => {
    const left = sumOf(counts, (mark) => partsOf(mark).keyId === keyId)
    return { keyId, left, isFree: left === 0 && unnamed === 0 }
  })
}
