import { type IndicatorCode, INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { DAYS_SHOWN, SERVICE_MINUTES } from '@lqr/contract/statistics/screens/operation-screen.ts'
import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { secondsOf } from '../../../http/service-meter.rules.ts'
import type { Services } from '../../../http/services.ts'
import { connectorStandings } from '../../connectors/index.ts'
import { measuredFigures } from '../measured-figures.ts'
import { readFigures, type ToldFigures } from '../release/index.ts'
import { toldReading } from '../shown-reading.ts'
import { sourcesOf, usesOf } from './collection.rules.ts'
import { countCollected, countConsents, countItems, countUses } from './collection.store.ts'
import { enterprisesOf } from './enterprises.rules.ts'
import { countEnterprises, countKinds, countListed } from './enterprises.store.ts'
import { flowOf, linesOf } from './mechanism.rules.ts'
import { countStandings, countWaiting } from './mechanism.store.ts'
import { moneyOf } from './money.rules.ts'
import { listEvents } from './money.store.ts'
import { jobLinesOf, lanesOf, pulsesOf, serviceOf, troubledOf } from './operation.rules.ts'
import { countAlive, countAnswers, countJobs, countLanes, countPulses, lastCheck } from './operation.store.ts'
import { EVENT_MEASURES, toldEvent } from './told-event.rules.ts'

const PROVINCE = '620000'
const DAY_MS = 86_400_000
const QUICK_SHARE = 0.95
const EVENTS_SHOWN = 24
/** The figures of the catalogue that stand on a screen. */
const SHOWN: readonly IndicatorCode[] = [
  'firstLoanCount',
  'averageRate',
  'averageCost',
  'decisionDaysMedian',
  'decisionDaysP90',
  'acceptedInTimeShare',
  'satisfactionShare',
  'creditOnlyShare',
]
const READ = INDICATORS.filter(({ code }) => SHOWN.includes(code))
/** The screens are the same for everybody. */
const EVERYBODY = { actor: undefined, areaCode: PROVINCE } as const

/** Everything on the five screens as it stands in one moment of the database; the same for everybody. */
export async function readScreens(services: Services): Promise<ScreenSet> {
  const now = services.now()
  return services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((db) => screensAt(db, services, now))
}

async function screensAt(db: Db, services: Services, now: Date): Promise<ScreenSet> {
  const day = shanghaiDay(now)
  const dayStart = new Date(`${day}T00:00:00+08:00`)
  const readings = readingsOf(await measuredFigures(db, EVERYBODY, READ))
  const money = await readFigures(db, EVERYBODY, ['applied', 'disbursed'], ['month'])
  const standings = await connectorStandings(db, services, now)
  const firstLoans = readings.find(({ code }) => code === 'firstLoanCount')?.value ?? null
  const events = await readFigures(db, EVERYBODY, EVENT_MEASURES, ['organisation'])
  const came = await readFigures(db, EVERYBODY, ['registered', 'certified'])
  return {
    asOf: now.toISOString(),
    isDemo: services.config.demo,
    money: {
      ...moneyOf(money, day),
      readings,
      events: (await listEvents(db, now, EVENTS_SHOWN)).map((event) => toldEvent(event, events)),
    },
    mechanism: {
      ...flowOf(await countStandings(db, day.slice(0, 4), now)),
      lines: linesOf(await countWaiting(db, dayStart, now)),
    },
    enterprises: {
      ...enterprisesOf(
        {
          records: await countEnterprises(db),
          kinds: await countKinds(db),
          listed: await countListed(db, day),
        },
        came.isHidden,
      ),
      firstLoans,
    },
    operation: await operationAt(db, { now, dayStart, standings }),
    collection: await collectionAt(db, { now, dayStart, standings }),
  }
}

interface Moment {
  readonly now: Date
  readonly dayStart: Date
  readonly standings: Awaited<ReturnType<typeof connectorStandings>>
}

async function operationAt(db: Db, { now, dayStart, standings }: Moment): Promise<ScreenSet['operation']> {
  const minute = Math.floor((now.getTime() - dayStart.getTime()) / 60_000)
  const connectors = lanesOf(standings, await countLanes(db, dayStart), minute)
  const jobs = jobLinesOf(await countJobs(db, now))
  const check = await lastCheck(db)
  const answers = await countAnswers(db, now, SERVICE_MINUTES)
  const troubled = troubledOf(connectors)
  const failedJobs = jobs.reduce((sum, { failed }) => sum + failed, 0)
  return {
    isWell: troubled.length === 0 && failedJobs === 0,
    troubled,
    failedJobs,
    waitingJobs: jobs.reduce((sum, { waiting }) => sum + waiting, 0),
    workersAlive: await countAlive(db, now),
    checkedAt: check?.checkedAt ?? null,
    compared: check?.compared ?? 0,
    differing: check?.differing ?? 0,
    service: serviceOf(answers, secondsOf(answers.byBound, QUICK_SHARE)),
    pulses: pulsesOf(await countPulses(db, new Date(dayStart.getTime() - DAYS_SHOWN * DAY_MS), now), minute),
    connectors,
    jobs,
  }
}

async function collectionAt(db: Db, { now, dayStart, standings }: Moment): Promise<ScreenSet['collection']> {
  const sources = sourcesOf(await countItems(db), await countCollected(db), standings)
  const used = await countUses(db, dayStart)
  return {
    records: sources.reduce((sum, { records }) => sum + records, 0),
    reads: used.reduce((sum, { reads }) => sum + reads, 0),
    readsToday: used.reduce((sum, { today }) => sum + today, 0),
    ...(await countConsents(db, dayStart, now)),
    sources,
    uses: usesOf(used),
  }
}

/** The figures of the catalogue as everybody may see them. */
function readingsOf(figures: ToldFigures): ScreenSet['money']['readings'] {
  const around = { figures, offers: { institutions: 0, products: 0 } }
  return READ.map((indicator) => {
    const { code, name, unit, definition, leftOut } = indicator
    const { value, isWithheld } = toldReading(indicator, { rows: figures.rows, node: PROVINCE }, around)
    return { code, name, unit, definition, leftOut, value, isWithheld }
  })
}
