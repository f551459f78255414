import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The routes whose data other parts of the page read by their id. */
const NAMED = new Set(['shell/site.tsx'])

/**
 * The routes with ids of two or three letters. The list of all routes is part of every first visit and names each id twice;
 * an id is otherwise the path of its file.
 */
export function shortIds(routes: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  let made = 0
  const named = (entry: RouteConfigEntry): RouteConfigEntry => {
    made += 1
    const id = NAMED.has(entry.file) ? {} : { id: `r${made.toString(36)}` }
    return { ...entry, ...id, ...(entry.children ? { children: entry.children.map(named) } : {}) }
  }
  return routes.map(named)
}
