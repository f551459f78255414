import { CONNECTOR_KINDS, CONNECTOR_STANDINGS } from '@lqr/contract/connectors/kinds.ts'
import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import type { Route } from './+types/operation.page.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { figure, minuteOrDay, share, waitOf } from './amounts.ts'
import { Chart } from './chart.tsx'
import { copy, SCREENS } from './copy.ts'
import { Figure } from './figure.tsx'
import { operationCopy as texts } from './operation-copy.ts'
import { DayStrips } from './operation-day.tsx'
import { useScreen } from './screen-context.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.suffix(SCREENS[3].name), description: copy.description(SCREENS[3].name) })

type Operation = ScreenSet['operation']
type Connector = Operation['connectors'][number]

const nameOf = (kind: Connector['kind']) => CONNECTOR_KINDS.find(({ code }) => code === kind)?.name ?? kind
const standingName = (code: Connector['standing']) =>
  CONNECTOR_STANDINGS.find((one) => one.code === code)?.name ?? code

/** Shape, word and colour together. */
const marks: Readonly<Record<Connector['standing'], readonly [mark: string, tone: string]>> = {
  off: ['▲', 'late'],
  open: ['▲', 'late'],
  troubled: ['◆', 'soon'],
  sandbox: ['○', 'quiet'],
  well: ['●', 'ok'],
  unused: ['○', 'quiet'],
}

const heights = { none: 4, well: 11, some: 16, down: 20 } as const
const LANE_HEIGHT = 20
const STEP = 1.9

/** A day in quarters of an hour. */
function Lane({ lane }: Pick<Connector, 'lane'>) {
  return (
    <svg viewBox={`0 0 ${96 * STEP} ${LANE_HEIGHT}`} className="lane" aria-hidden>
      {(['none', 'well', 'some', 'down'] as const).map((state) => (
        <path
          key={state}
          className={`lane-${state}`}
          d={lane
            .flatMap((one, part) =>
              one === state ? `M${part * STEP} ${LANE_HEIGHT}v${-heights[state]}` : [],
            )
            .join('')}
        />
      ))}
    </svg>
  )
}

function Connectors({ connectors }: Pick<Operation, 'connectors'>) {
  const { asOf } = useScreen().set
  return (
    <Chart
      className="connectors"
      title={texts.connectors.title}
      definition={texts.connectors.definition}
      table={{
        head: texts.connectors.columns,
        rows: connectors.map(({ kind, standing, calls, failures, lastGoodAt }) => [
          nameOf(kind),
          `${marks[standing][0]} ${standingName(standing)}`,
          figure(calls),
          figure(failures),
          lastGoodAt === null ? texts.connectors.never : minuteOrDay(lastGoodAt, asOf),
        ]),
      }}
    >
      <ul>
        {connectors.map(({ kind, standing, lane }) => (
          <li key={kind}>
            <span>{nameOf(kind)}</span>
            <Lane lane={lane} />
            <b className={marks[standing][1]}>
              {marks[standing][0]} {standingName(standing)}
            </b>
          </li>
        ))}
      </ul>
    </Chart>
  )
}

const MOST_JOBS = 5

function Jobs({ jobs, workersAlive }: Pick<Operation, 'jobs' | 'workersAlive'>) {
  return (
    <Chart
      className="jobs"
      title={texts.jobs.title}
      definition={texts.jobs.definition}
      note={texts.jobs.workers(figure(workersAlive))}
      table={{
        head: texts.jobs.columns,
        rows: jobs.map(({ name, waiting, running, failed }) => [
          name,
          figure(waiting),
          figure(running),
          figure(failed),
        ]),
      }}
    >
      {jobs.length === 0 && (
        <p className="ok">
          ● <span>{texts.jobs.none}</span>
        </p>
      )}
      <ul>
        {jobs.slice(0, MOST_JOBS).map(({ name, waiting, failed }) => (
          <li key={name}>
            <span>{name}</span>
            <b className={failed > 0 ? 'late' : undefined}>
              {failed > 0 ? `▲ ${figure(failed)}` : figure(waiting)}
            </b>
          </li>
        ))}
      </ul>
    </Chart>
  )
}

/** How fast and how well all instances answer. */
function Service({ service }: Pick<Operation, 'service'>) {
  const { answered, failed, perSecond, p95Ms, instances } = service
  const none = instances === 0
  const quick = p95Ms === null ? undefined : waitOf(p95Ms)
  return (
    <div className="service">
      <Figure
        label={texts.service.perSecond}
        value={none ? texts.service.none : perSecond.toFixed(1)}
        unit={none ? '' : texts.service.each}
        extra={none ? texts.service.starting : texts.service.instances(figure(instances))}
        definition={texts.service.perSecondDefinition}
      />
      <Figure
        label={texts.service.p95}
        value={quick?.value ?? texts.service.none}
        unit={quick?.unit ?? ''}
        definition={texts.service.p95Definition}
      />
      <Figure
        label={texts.service.failed}
        value={share(failed, answered)}
        unit=""
        extra={texts.service.failedOf(figure(failed), figure(answered))}
        definition={texts.service.failedDefinition}
        {...(failed > 0 && { tone: 'soon' })}
      />
    </div>
  )
}

/** The answer in one word, and what hinders whom. */
function Answer({ operation: { isWell, troubled, failedJobs } }: { operation: Operation }) {
  const why = [
    ...(troubled.length > 0 ? [texts.troubled(troubled.map(nameOf).join('、'))] : []),
    ...(failedJobs > 0 ? [texts.failedJobs(figure(failedJobs))] : []),
  ]
  return (
    <p className="answer">
      <i className={isWell ? 'well' : 'hindered'} aria-hidden /> {isWell ? texts.well : texts.hindered}
      <small>{isWell ? texts.allWell : why.join('；')}</small>
    </p>
  )
}

export default function OperationPage() {
  const { operation, asOf } = useScreen().set
  const { compared, differing, checkedAt } = operation
  return (
    <>
      <Answer operation={operation} />
      <DayStrips pulses={operation.pulses} />
      <div className="check">
        <Figure
          size="big"
          label={texts.check.label}
          value={checkedAt === null ? texts.check.none : figure(compared)}
          unit={checkedAt === null ? '' : texts.check.unit}
          definition={texts.check.definition}
          extra={
            checkedAt === null ? undefined : (
              <span className={differing === 0 ? 'ok' : 'soon'}>
                {differing === 0 ? '● ' : '◆ '}
                {texts.check.extra(minuteOrDay(checkedAt, asOf), figure(differing))}
              </span>
            )
          }
        />
      </div>
      <Connectors connectors={operation.connectors} />
      <Service service={operation.service} />
      <Jobs jobs={operation.jobs} workersAlive={operation.workersAlive} />
    </>
  )
}
