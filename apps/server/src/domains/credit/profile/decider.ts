import type { EvidenceItem } from './evidence.ts'

/** The answer to a question, and the items that it rests on. */
export interface Decided<Bin extends string = string> {
  readonly bin: Bin
  readonly used: readonly EvidenceItem[]
}

/** How a question is answered from the items of its topic on a day; undefined where they do not say. */
export interface Decider<Bin extends string = string> {
  /** The fields that are shown of an item it rests on. */
  readonly facts: readonly string[]
  /** Whether an item has ended by the day, although it is still shown: it was released, removed or has run out. */
  readonly isOver?: (item: EvidenceItem, on: string) => boolean
  readonly decide: (items: readonly EvidenceItem[], on: string) => Decided<Bin> | undefined
}

export function textOf({ content }: EvidenceItem, key: string): string | undefined {
  const value = content[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function numberOf({ content }: EvidenceItem, key: string): number | undefined {
  const value = content[key]
  return typeof value === 'number' ? value : undefined
}

/** The newest first; what has no date comes last. */
export function newestFirst(items: readonly EvidenceItem[]): EvidenceItem[] {
  return items.toSorted((a, b) => (b.dataDate ?? '').localeCompare(a.dataDate ?? ''))
}

type IsOver = NonNullable<Decider['isOver']>

/** Over from the day that the field names: of a release or a removal. */
export const overOn =
  (key: string): IsOver =>
  (item, on) => {
    const day = textOf(item, key)
    return day !== undefined && day <= on
  }

/** Over from the day after the one that the field names, which is the last on which it is good. */
export const overAfter =
  (key: string): IsOver =>
  (item, on) => {
    const day = textOf(item, key)
    return day !== undefined && day < on
  }

/** Whether there is any. */
export function someOrNone(items: readonly EvidenceItem[]): Decided<'some' | 'none'> {
  return items.length === 0 ? { bin: 'none', used: [] } : { bin: 'some', used: newestFirst(items) }
}

/** The newest assessment, by the grade that its bin is found by. */
export function graded<Bin extends string>(key: string, bins: Readonly<Record<string, Bin>>) {
  return (items: readonly EvidenceItem[]): Decided<Bin> | undefined => {
    const [newest] = newestFirst(items)
    const bin = newest && bins[textOf(newest, key)?.trim().toUpperCase() ?? '']
    return newest && bin ? { bin, used: [newest] } : undefined
  }
}
