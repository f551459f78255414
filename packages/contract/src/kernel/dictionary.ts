import type { DictionaryKind } from './dictionary-kinds.ts'
import type { CodeItem } from './field.ts'

/** Items of one dictionary as operators have named and ordered them. */
export type NamedItems = readonly { readonly code: string; readonly name: string }[]
/** What operators have set, by dictionary; one that is not there has the names and the order of the release. */
export type DictionaryNames = Readonly<Record<string, NamedItems>>

/** Items whose names may change while they are held: nothing keeps a copy of one (decision 0072). */
export type LiveItems<T extends readonly CodeItem[]> = {
  readonly [K in keyof T]: Omit<T[K], 'name'> & { readonly name: string }
}

interface Held {
  readonly shipped: readonly CodeItem[]
  readonly items: CodeItem[]
  readonly names: Map<string, string>
}

let current: DictionaryNames = {}
let written = '{}'
const held = new Map<string, Held>()
const joins: (() => void)[] = []
const listeners = new Set<() => void>()

/** The codes of a release in the order that was set: those that nobody has placed yet stand behind, in the order of the release. */
export function orderedCodes(shipped: readonly string[], set: readonly string[]): string[] {
  const known = set.filter((code) => shipped.includes(code))
  return [...known, ...shipped.filter((code) => !known.includes(code))]
}

function apply(code: string, { shipped, items, names }: Held): void {
  const set = current[code] ?? []
  names.clear()
  for (const item of set) names.set(item.code, item.name)
  const codes = orderedCodes(
    shipped.map((item) => item.code),
    set.map((item) => item.code),
  )
  items.sort((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code))
}

/**
 * A closed list whose names and order operators set (decision 0072): the codes are those of the release. Its items say the
 * name in force each time they are asked, and the list stands in the order in force; whoever copies either at the start of
 * a process keeps what is old, and `tools/live-names.test.ts` finds it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function dictionary<const T extends readonly CodeItem[]>(
  code: DictionaryKind,
  shipped: T,
): LiveItems<T>
/* @__NO_SIDE_EFFECTS__ */
export function dictionary(code: DictionaryKind, shipped: readonly CodeItem[]): readonly CodeItem[] {
  const names = new Map<string, string>()
  const items = shipped.map((item) => ({
    ...item,
    get name() {
      return names.get(item.code) ?? item.name
    },
  }))
  const list = { shipped, items, names }
  held.set(code, list)
  apply(code, list)
  return items
}

/** Several lists as one, in their order: what follows one of them follows it here too. */
/* @__NO_SIDE_EFFECTS__ */
export function joined<const T extends readonly (readonly CodeItem[])[]>(
  ...parts: T
): readonly T[number][number][] {
  const all: T[number][number][] = []
  const join = () => void all.splice(0, all.length, ...parts.flat())
  joins.push(join)
  join()
  return all
}

/** Puts in force what operators have set, and tells whoever listens when it is something else than before. */
export function setDictionaries(names: DictionaryNames): void {
  const next = JSON.stringify(names)
  if (next === written) return
  written = next
  current = names
  for (const [code, list] of held) apply(code, list)
  for (const join of joins) join()
  for (const listener of listeners) listener()
}

/** What operators have set, as it is in force here; the same object until it changes. */
export function dictionariesInForce(): DictionaryNames {
  return current
}

/** A short word for what is in force: pages tell by it whether they bear the names of an answer. */
export function dictionaryRevision(): string {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < written.length; at += 1)
    hash = Math.imul(hash ^ written.charCodeAt(at), 0x01_00_01_93)
  return (hash >>> 0).toString(36)
}

/** Calls on every change; answers how to end it. */
export function onDictionaries(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The items of the release and those in force; undefined where the list is not loaded. */
export function dictionaryOf(code: string): Omit<Held, 'names'> | undefined {
  return held.get(code)
}
