/** What proves or prepares rather than serves: it may look into any room. */
export const PROOF = /\.(test|spec)\.tsx?$|\.fixtures\.ts$|^apps\/server\/src\/testing\//

/** The files that join kernel and domains: what a kernel folder needs of a domain, these hand to it. */
const COMPOSITION =
  /^apps\/server\/src\/(?!config\.|env\.)[^/]+\.ts$|^apps\/server\/src\/(?!domains\/)[^/]+\/(clock-)?holders\.ts$/
const SERVER_KERNEL = /^apps\/server\/src\/(?!domains\/)[^/]+\//
/** The case kernel stands above the domains that know people and tell them things; no case belongs to them. */
const CASE_KERNEL = /^apps\/server\/src\/cases\//
const BELOW_CASES = /^apps\/server\/src\/domains\/(identity|messages|organisations)\//
const WEB_SHELL = /^(apps\/(?:portal\/app|console\/src)\/)shell\//
/** `calls` is no room: it holds the calls of whatever it lies in. */
const ROOM = /^apps\/server\/src\/domains\/([^/]+)\/(?!calls\/)([^/]+)\//
const KERNEL_CONTRACT = /^packages\/contract\/src\/(kernel|rules)\//
const FIXTURES = /\.fixtures\.ts$/
const SEEDS = /^database\/seeds\//

/** Why this room may not reach that one, in one sentence; undefined when it may. */
export function roomProblem(from: string, target: string): string | undefined {
  if (PROOF.test(from)) return undefined
  return kernelProblem(from, target) ?? innerProblem(from, target) ?? seedProblem(from, target)
}

function kernelProblem(from: string, target: string): string | undefined {
  const app = WEB_SHELL.exec(from)?.[1]
  if (app !== undefined && target.startsWith(app) && !target.startsWith(`${app}shell/`))
    return 'a shell imports no domain and no page: they bring what it needs'
  if (COMPOSITION.test(from) || !from.startsWith('apps/server/src/')) return undefined
  if (COMPOSITION.test(target)) return 'only a composition root imports a composition root'
  if (CASE_KERNEL.test(from) && BELOW_CASES.test(target)) return undefined
  if (SERVER_KERNEL.test(from) && target.startsWith('apps/server/src/domains/'))
    return 'a kernel folder imports no domain: the composition root hands it what it needs'
  return undefined
}

function innerProblem(from: string, target: string): string | undefined {
  const inContract = KERNEL_CONTRACT.test(from) && target.startsWith('packages/contract/')
  if (inContract && !KERNEL_CONTRACT.test(target))
    return 'kernel and rules of the contract import no domain of it'
  const [, domain, room] = ROOM.exec(target) ?? []
  if (domain === undefined || !from.startsWith(`apps/server/src/domains/${domain}/`)) return undefined
  const home = `apps/server/src/domains/${domain}/`
  const mayReach =
    ROOM.exec(from)?.[2] === room || from === `${home}index.ts` || target === `${home}${room}/index.ts`
  return mayReach ? undefined : 'a room is reached only through its index.ts'
}

function seedProblem(from: string, target: string): string | undefined {
  if (!/^(apps|packages)\//.test(from)) return undefined
  if (FIXTURES.test(target)) return 'what serves imports no fixtures'
  if (SEEDS.test(target) && from !== 'apps/server/src/main.ts')
    return 'only main.ts loads seeds: those of the demonstration, and those of the sandbox of institutions'
  return undefined
}
