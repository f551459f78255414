import { createHash } from 'node:crypto'
import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The routes whose data other parts of the page read by their id. */
const NAMED = new Set(['shell/site.tsx'])

/** Four signs of 36, the first one a letter: the list would put whole numbers before all others. */
const FIRST = 10 * 36 ** 3
const COUNT = 26 * 36 ** 3

function idOf(file: string): string {
  const digest = createHash('sha256').update(file).digest()
  return (FIRST + (digest.readUIntBE(0, 6) % COUNT)).toString(36)
}

/**
 * The routes with ids of four letters. The list of all routes is part of every first visit and names each id twice; an id is otherwise
 * the path of its file. It goes by that path and not by its place, for a page asks for data by it: where the next release has one page
 * more, the pages behind keep theirs (decision 0234).
 */
export function shortIds(routes: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  const named = (entry: RouteConfigEntry): RouteConfigEntry => ({
    ...entry,
    ...(NAMED.has(entry.file) ? {} : { id: idOf(entry.file) }),
    ...(entry.children ? { children: entry.children.map(named) } : {}),
  })
  return routes.map(named)
}
