import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Route {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly imports?: readonly string[]
}

interface RouteList {
  readonly entry: { readonly imports: readonly string[] }
  readonly routes: Readonly<Record<string, Route>>
}

const LIST = /^manifest-\w+\.js$/
const OPENS = 'window.__reactRouterManifest='
/** The pages that are whole without scripts: no script ever goes there, the browser does. */
const PLAIN = 'lite'

function isPlain(routes: RouteList['routes'], route: Route | undefined): boolean {
  if (!route) return false
  return route.path === PLAIN || isPlain(routes, routes[route.parentId ?? ''])
}

/** Without what says nothing: a no, an empty list, and files that are there before any route is asked for. */
function shortened(route: Route, known: ReadonlySet<string>): Route {
  const imports = route.imports?.filter((file) => !known.has(file))
  const said = Object.entries({ ...route, imports }).filter(
    ([, value]: [string, unknown]) => value !== false && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(said) as unknown as Route
}

/** The text of the route list as browsers need it. */
export function trimmed(text: string): string {
  const list = JSON.parse(text.slice(OPENS.length).replace(/;\s*$/, '')) as RouteList
  const known = new Set(list.entry.imports)
  const kept = Object.entries(list.routes).filter(([, route]) => !isPlain(list.routes, route))
  const routes = Object.fromEntries(kept.map(([id, route]) => [id, shortened(route, known)]))
  return `${OPENS}${JSON.stringify({ ...list, routes })};`
}

/** Shortens the list of all routes, which every first visit loads, in the built files; before they are packed. */
export async function trimRouteList(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  const lists = (await readdir(assets)).filter((name) => LIST.test(name))
  if (lists.length === 0)
    throw new Error(`${assets} holds no list of routes: the framework writes it elsewhere`)
  for (const name of lists) {
    const file = join(assets, name)
    await writeFile(file, trimmed(await readFile(file, 'utf8')))
  }
}
