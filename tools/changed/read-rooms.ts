import { parse } from '../parse-source.ts'
import { readImports } from '../read-imports.ts'
import { isSource, readTree } from '../source-tree.ts'
import type { Rooms } from './reach.ts'

const SERVER_DOMAIN = /^apps\/server\/src\/domains\/([^/]+)\//

/** Reads from the sources which domain of the server uses which, and where the browser tests are. */
export function readRooms(root: string): Rooms {
  const files = readTree(
    root,
    (place) => isSource(place) && /^(apps\/server\/src\/domains|e2e)\//.test(place),
  )
  const uses = files.flatMap((file) => {
    const user = SERVER_DOMAIN.exec(file.path)?.[1]
    if (user === undefined) return []
    const reached = readImports(file, parse(file)).map(({ target }) => SERVER_DOMAIN.exec(target ?? '')?.[1])
    return reached.flatMap((used) => (used === undefined || used === user ? [] : [{ user, used }]))
  })
  const byUsed = Map.groupBy(uses, ({ used }) => used)
  return {
    usersOf: Object.fromEntries(
      [...byUsed].map(([used, found]) => [used, [...new Set(found.map(({ user }) => user))]]),
    ),
    specs: files.map(({ path }) => path).filter((place) => place.endsWith('.spec.ts')),
  }
}
