import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { CONNECTOR_KINDS, SOUND_SANDBOXES } from '@lqr/contract/connectors/kinds.ts'
import { announce } from './announce.ts'
import { makeApp } from './app.ts'
import type { Outbound } from './connectors/outbound/outbound.ts'
import { rootSeal } from './audit/root-seal.ts'
import { startSealer } from './audit/sealer.ts'
import type { Config } from './config.ts'
import type { Db } from './data/database.ts'
import { loadDemo } from './data/load-demo.ts'
import { openDatabase } from './data/open-database.ts'
import { startWebhookSender } from './domains/open/index.ts'
import { findMissingSettings, followDictionaries } from './domains/reference/index.ts'
import { goesIntoFile } from './http/log-file.rules.ts'
import { keepLogIn, makeLogger } from './http/log.ts'
import type { FillSandbox } from './http/sandbox.ts'
import { cronLines, jobTasks } from './job-tasks.ts'
import { fillPinyin } from './jobs/fill-pinyin.store.ts'
import { makeJobPool } from './data/job-pool.ts'
import { superviseWorker } from './jobs/worker.ts'
import { makeSandbox } from './make-sandbox.ts'
import { makeServices } from './make-services.ts'
import { registerPages } from './pages/register-pages.ts'
import { type Part, shutDown } from './process/shutdown.ts'
import { startCopy as copy } from './start-copy.ts'
import type { Tracing } from './telemetry/start-tracing.ts'
import { PlainProblem } from './process/plain-problem.ts'

/** What is under way may finish so long before its connections are cut. */
const ANSWERS_MS = 3_000

/** What a demonstration begins with; loaded by whoever may know of it, and only then. */
interface Demonstration {
  readonly seed: Parameters<typeof loadDemo>[1]
  readonly accounts: Parameters<typeof announce>[2]['accounts']
}

/** What only whoever starts the process may load. */
interface Starting {
  readonly demonstration: () => Promise<Demonstration>
  readonly fillSandbox: () => Promise<FillSandbox>
}

/** Opens the database, starts what works by itself, and listens; signals end it all within ten seconds. */
export async function startProcess(
  config: Config,
  { demonstration, fillSandbox }: Starting,
  tracing?: Tracing,
): Promise<void> {
  await mkdir(config.dataDir, { recursive: true }).catch((cause: unknown) => {
    throw new PlainProblem(copy.noFolder(config.dataDir, String(cause)), { cause })
  })
  const logFile = goesIntoFile(config.logLevel, process.stdout.isTTY)
    ? join(config.dataDir, 'server.log')
    : undefined
  if (logFile) keepLogIn(logFile)
  const log = makeLogger(config.logLevel)
  const database = await openDatabase(config, log)
  const sandbox = database.sandbox && makeSandbox(config, database.sandbox, { fill: fillSandbox, log })
  const services = makeServices(config, database.url, { sandbox })
  await services.followClock()
  if (config.demo) {
    const { seed } = await demonstration()
    await loadDemo(services, seed)
    await fillPinyin(services)
  } else {
    await warnOfMissingSettings(services.db, log)
    warnOfSandboxes(services.outbound, log)
  }
  await services.outbound.follow()
  const dictionaries = await followDictionaries(services.db, (err) =>
    log.warn({ err }, 'names of dictionaries not read'),
  )
  const jobPool = makeJobPool({
    url: database.url,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  })
  const worker = superviseWorker(services, log, { pool: jobPool, tasks: jobTasks, cron: cronLines })
  services.meter.start()
  services.replicas?.start()
  const sealer = startSealer(services.pool, rootSeal(services.cipher), log)
  const sender = startWebhookSender(services)
  sandbox?.resume()
  const app = await makeApp(services, { pages: registerPages, worker })
  endOnSignals(log, [
    { name: 'server', limitMs: ANSWERS_MS + 500, stop: () => closeServer(app) },
    { name: 'worker', limitMs: 2_500, stop: () => worker.stop() },
    { name: 'job connections', limitMs: 500, stop: () => jobPool.end() },
    { name: 'webhooks', limitMs: 1_000, stop: () => sender.stop() },
    { name: 'meter', limitMs: 100, stop: () => Promise.resolve(services.meter.stop()) },
    { name: 'sealer', limitMs: 1_000, stop: () => sealer.stop() },
    { name: 'dictionaries', limitMs: 100, stop: () => Promise.resolve(dictionaries.stop()) },
    ...(sandbox ? [{ name: 'sandbox', limitMs: 3_000, stop: () => sandbox.close() }] : []),
    { name: 'services', limitMs: 1_000, stop: () => services.close() },
    { name: 'database', limitMs: 1_500, stop: () => database.close() },
    ...(tracing ? [{ name: 'traces', limitMs: 1_000, stop: () => tracing.stop() }] : []),
  ])
  await app.listen({ port: config.port, host: config.host }).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'EADDRINUSE' ? new PlainProblem(copy.portTaken(config.port), { cause }) : cause
  })
  announce(config, app, { accounts: config.demo ? (await demonstration()).accounts : [], logFile })
}

/** An installation that people use says what is still to be set; it starts nevertheless. */
export async function warnOfMissingSettings(db: Db, log: Pick<Logger, 'warn'>): Promise<void> {
  const missing = await findMissingSettings(db)
  if (missing.length > 0) log.warn({ missing }, copy.settingsMissing(missing))
}

/** Outside of the demonstration a sandbox is never in force in silence: nothing is sent, and what it answers is made up. */
export function warnOfSandboxes(outbound: Pick<Outbound, 'states'>, log: Pick<Logger, 'warn'>): void {
  const sandboxes = outbound
    .states()
    .flatMap(({ kind, adapter }) => (adapter === 'sandbox' && !SOUND_SANDBOXES.has(kind) ? [kind] : []))
  if (sandboxes.length === 0) return
  const names = CONNECTOR_KINDS.flatMap(({ code, name }) => (sandboxes.includes(code) ? [name] : []))
  log.warn({ sandboxes }, copy.sandboxes(names))
}

/** Lets answers under way finish, and cuts who does not take theirs. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), ANSWERS_MS)
  await app
    .settle()
    .then(() => app.close())
    .finally(() => clearTimeout(cut))
}

/** The first signal ends what is under way and gives everything back, a second one ends at once. */
function endOnSignals(log: Logger, parts: readonly Part[]): void {
  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    void shutDown(parts, log).then((isWell) => process.exit(isWell ? 0 : 1))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'))
}
