/** Tests of one step that a change can reach: all of them, or those below these paths (none: the step has nothing to do). */
export type Tests = 'all' | string[]

export interface Reach {
  api: Tests
  browser: Tests
}

/** The repository as far as reach depends on it. */
export interface Rooms {
  /** Domains of the server that import this domain through its `index.ts`, by slug. */
  usersOf: Record<string, readonly string[]>
  /** Every file with browser tests. */
  specs: readonly string[]
}

/** They prove no behaviour of the product: the checks and the unit tests, which always run, are all that can notice them. */
const PROVES_NOTHING =
  /^(docs|benchmarks|tools)\/|\.md$|^(knip\.json|\.editorconfig|\.gitignore|\.ox\w+\.json)$/
/** They decide how the browser is found and the product is built. */
const STARTS_BROWSER = /^tools\/(bootstrap\.mjs|chromium-paths\.json)$/
const UNIT_TEST = /^(packages|apps\/(portal|console)|e2e|database)\/.*\.test\.tsx?$|\.rules\.test\.ts$/
const API_TEST = /^apps\/server\/src\/.*\.test\.ts$/
const SPEC = /^e2e\/.*\.spec\.ts$/
const DOMAIN =
  /^(?:apps\/(server)\/src\/domains|apps\/(portal)\/app\/domains|apps\/(console)\/src\/domains|(packages)\/contract\/src)\/([^/]+)\//
const DEMO_DATA = /^database\/seeds\/demo\/([^/.]+)/
/** Folders of the contract that are no domain: every call stands on them. */
const SHARED_CONTRACT = new Set(['kernel', 'rules'])
/** Tests of the server that belong to no domain but run code of several, and of the browser that cross them. */
const CROSSING_API = [
  'apps/server/src/app.test.ts',
  'apps/server/src/clocks/',
  'apps/server/src/dev-inbox/',
  'apps/server/src/jobs/',
  'apps/server/src/pages/',
  'apps/server/src/personal-data/',
  'apps/server/src/sealed/',
  'apps/server/src/succession/',
  'apps/server/src/testing/',
]
const CROSSING_SPECS = ['e2e/journeys/', 'e2e/server/', 'e2e/shell/']

/**
 * Which API and browser tests a change of these files can reach. A domain reaches its own tests, those of the domains that
 * use it, and all that cross domains; what every domain stands on reaches everything.
 */
export function reachOf(files: readonly string[], rooms: Rooms): Reach {
  const reaches = files.map((file) => reachOfFile(file, rooms))
  return {
    api: joined(reaches.map(({ api }) => api)),
    browser: joined(reaches.map(({ browser }) => browser)),
  }
}

function reachOfFile(file: string, { usersOf, specs }: Rooms): Reach {
  if (STARTS_BROWSER.test(file)) return { api: [], browser: 'all' }
  if (PROVES_NOTHING.test(file) || UNIT_TEST.test(file)) return { api: [], browser: [] }
  if (API_TEST.test(file)) return { api: [file], browser: [] }
  if (SPEC.test(file)) return { api: [], browser: specs.includes(file) ? [file] : [] }
  if (file.startsWith('e2e/')) return { api: [], browser: 'all' }
  const [, server, portal, console, contract, folder] = DOMAIN.exec(file) ?? []
  const slug = folder ?? DEMO_DATA.exec(file)?.[1]
  if (slug === undefined || SHARED_CONTRACT.has(slug)) return wholeReach(file)
  const isWeb = portal !== undefined || console !== undefined
  const slugs = isWeb ? [slug] : [slug, ...usersBelow(slug, usersOf)]
  const isSeed = server === undefined && contract === undefined && !isWeb
  const pages = isWeb ? [`e2e/accessibility/${portal ?? console}`] : ['e2e/accessibility/']
  return {
    api: isWeb ? [] : [...slugs.map(serverFolder), ...CROSSING_API, ...(isSeed ? [DEMO_LOADING] : [])],
    browser: [...slugs.map((one) => `e2e/${one}/`), ...CROSSING_SPECS, ...pages],
  }
}

const DEMO_LOADING = 'apps/server/src/data/load-demo.test.ts'

function serverFolder(slug: string): string {
  return `apps/server/src/domains/${slug}/`
}

/** A change outside every domain: what only the browser runs reaches no API test. */
function wholeReach(file: string): Reach {
  const isWeb = /^(apps\/(portal|console)|packages\/(ui|web-client))\//.test(file)
  return { api: isWeb ? [] : 'all', browser: 'all' }
}

function usersBelow(slug: string, usersOf: Rooms['usersOf'], known = new Set<string>()): string[] {
  for (const user of usersOf[slug] ?? []) {
    if (known.has(user)) continue
    known.add(user)
    usersBelow(user, usersOf, known)
  }
  return [...known]
}

function joined(parts: Tests[]): Tests {
  const lists = parts.filter((part) => part !== 'all')
  return lists.length < parts.length ? 'all' : [...new Set(lists.flat())].toSorted()
}
