import { isTest, type SourceFile } from './source-tree.ts'
import type { Import } from './read-imports.ts'

/** Where rooms of one kind lie beside one another; the first group says which family, the second which room. */
const FAMILIES = [
  /^(packages\/contract\/src)\/([^/]+)\//,
  /^(apps\/server\/src\/domains)\/([^/]+)\//,
  /^(apps\/server\/src\/domains\/[^/]+)\/(?!calls\/)([^/]+)\//,
]

/** Rooms that reach one another in a circle, directly or through others: neither can be read or moved alone. */
export function cycleProblems(files: readonly { file: SourceFile; imports: readonly Import[] }[]): string[] {
  const reached = new Map<string, Set<string>>()
  for (const { file, imports } of files) {
    if (isTest(file.path) || file.path.endsWith('.fixtures.ts')) continue
    for (const family of FAMILIES) {
      const from = roomOf(family, file.path)
      for (const { target } of from === undefined ? [] : imports) {
        const to = target === undefined ? undefined : roomOf(family, target)
        if (from && to && from.house === to.house && from.room !== to.room)
          reached.set(from.room, (reached.get(from.room) ?? new Set()).add(to.room))
      }
    }
  }
  return [...reached.keys()].flatMap((room) => circleFrom(room, reached))
}

function roomOf(family: RegExp, place: string): { house: string; room: string } | undefined {
  const [, house, name] = family.exec(place) ?? []
  return house && name ? { house, room: `${house}/${name}` } : undefined
}

/** The shortest way from the room back to it; told once, by the room whose name comes first. */
function circleFrom(start: string, reached: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const cameFrom = new Map<string, string>()
  const waiting = [start]
  for (let room = waiting.shift(); room !== undefined; room = waiting.shift()) {
    for (const next of reached.get(room) ?? []) {
      if (next === start) {
        const way = [room]
        for (let step = cameFrom.get(room); step !== undefined; step = cameFrom.get(step)) way.unshift(step)
        const isFirst = way.every((one) => one >= start)
        return isFirst ? [`${start}: rooms in a circle: ${[...way, start].map(lastPart).join(' → ')}`] : []
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, room)
      waiting.push(next)
    }
  }
  return []
}

function lastPart(place: string): string {
  return place.slice(place.lastIndexOf('/') + 1)
}
