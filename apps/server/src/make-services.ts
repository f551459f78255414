import { makeServiceMeter } from './http/service-meter.ts'
import type { Config } from './config.ts'
import { makeClamav } from './connectors/malware/clamav.ts'
import { makeMalwareSandbox } from './connectors/malware/malware-sandbox.ts'
import { makeConnectors } from './connectors/make-connectors.ts'
import { makeOutbound } from './connectors/outbound/outbound.ts'
import { makeWebhookHttp } from './connectors/webhook/webhook-http.ts'
import { makeWebProbe } from './connectors/web-probe/web-probe-http.ts'
import { makeCommitProbe } from './data/commit-probe.store.ts'
import { makeDatabase } from './data/database.ts'
import { makeDatabaseClock } from './data/database-clock.ts'
import { makePool } from './data/pool.ts'
import { makeReplicas } from './data/replicas.ts'
import { countUnreadOf } from './domains/messages/index.ts'
import { readScreens } from './domains/statistics/index.ts'
import { makeFileStores } from './files/make-stores.ts'
import { makeBudgets } from './http/budgets.ts'
import { makeLimits } from './http/limits.ts'
import { makeLiveAnswer } from './http/live-answer.ts'
import { makeLiveCounts } from './http/live-counts.ts'
import { makeLogger } from './http/log.ts'
import type { Services } from './http/services.ts'
import { cipherOf } from './security/field-cipher.ts'

/** Everything a process holds, and how it keeps it. */
export interface HeldServices extends Services {
  /** Sets the clock of rules by that of the database, now and every minute. */
  followClock(): Promise<void>
  /** Gives everything back in the right order. */
  close(): Promise<void>
}

const FOLLOW_MS = 60_000
/** In demonstration mode limits and budgets take so many times more: everybody calls from one machine. */
const DEMO_SCALE = 50

/** Everything a process holds, over one database; `place` says whether it has a sandbox beside it or is one. */
export function makeServices(
  config: Config,
  url: string,
  place: Partial<Pick<Services, 'sandbox' | 'isSandbox'>> = {},
): HeldServices {
  const log = makeLogger(config.logLevel)
  const pool = makePool({
    url,
    max: config.databasePool,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  })
  const probes = makePool({ url, max: 1 })
  const commits = makeCommitProbe(url, probes)
  const cipher = cipherOf(config)
  const clock = makeDatabaseClock(probes)
  const { now } = clock
  let following: NodeJS.Timeout | undefined
  const scale = config.demo ? DEMO_SCALE : 1
  const limits = makeLimits(pool, {
    scale,
    now,
    onError: (err) => log.warn({ err }, 'limits not written'),
  })
  const db = makeDatabase(pool)
  const onError = (err: unknown) => log.warn({ err }, 'unread messages not counted')
  const outbound = makeOutbound(db, {
    connections: config.databasePool,
    now,
    onError: (err) => log.warn({ err }, 'outside systems not followed'),
  })
  const replicas = replicasOf(config, place, {
    pool,
    probes,
    connections: config.databasePool,
    log: (err) => log.warn({ err }, 'replica of the database'),
  })
  const held: HeldServices = {
    config,
    pool,
    probes,
    commits,
    db,
    primary: db,
    replicas,
    cipher,
    limits,
    budgets: makeBudgets(pool, { scale, now }),
    unread: makeLiveCounts((watchers) => countUnreadOf(db, watchers), onError),
    meter: makeServiceMeter(pool, { now, onError: (err) => log.warn({ err }, 'answers not counted') }),
    screens: makeLiveAnswer({
      read: () => readScreens(held),
      essence: (answer) => ({ ...answer, asOf: undefined }),
      onError: (err) => log.warn({ err }, 'screens not read'),
    }),
    ...makeFileStores(config),
    malware: config.clamavAddress ? makeClamav(config.clamavAddress) : makeMalwareSandbox(),
    outbound,
    ...makeConnectors(outbound, { config, pool, cipher, now }),
    webProbe: config.checkOutsideLinks ? makeWebProbe() : undefined,
    sandbox: place.sandbox,
    isSandbox: place.isSandbox ?? false,
    webhooks: makeWebhookHttp({ tellsLoopback: config.demo }),
    log,
    now,
    async followClock() {
      await clock.follow()
      following = setInterval(
        () =>
          void clock.follow().catch((err: unknown) => log.warn({ err }, 'clock of the database not read')),
        FOLLOW_MS,
      ).unref()
    },
    async close() {
      clearInterval(following)
      commits.close()
      await Promise.all([limits.close(), outbound.close(), replicas?.close()])
      await Promise.all([pool.end(), probes.end()])
    },
  }
  return held
}

/** The sandbox has no replicas, and neither has a database for which none is named. */
function replicasOf(
  { databaseReplicaUrls: urls }: Config,
  { isSandbox = false }: Partial<Pick<Services, 'isSandbox'>>,
  settings: Omit<Parameters<typeof makeReplicas>[0], 'urls'>,
): Services['replicas'] {
  return urls.length === 0 || isSandbox ? undefined : makeReplicas({ urls, ...settings })
}
