import { FLOW_RESTS, FLOW_STEPS } from '@lqr/contract/statistics/screens/mechanism-screen.ts'
import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import { figure, moneyUnit, share } from './amounts.ts'
import { mechanismCopy } from './mechanism-copy.ts'
import { strandsOf, strandUnit, sway } from './strands.ts'

const { flow: texts } = mechanismCopy
const LEFT = 40
const RIGHT = 1880
const TOP = 268
const BOTTOM = 512
/** Where each step lies, and how far right its strands leave for their rests. */
const STEP_X = [250, 720, 1250, 1880] as const
const REST_X = [360, 850, 1400] as const
const REST_WIDTH = 116

type Mechanism = ScreenSet['mechanism']

interface Strand {
  readonly path: string
  readonly stroke: string
}

interface Rest {
  readonly code: string
  readonly name: string
  /** Null for what is of few enterprises, or would tell them. */
  readonly count: number | null
  readonly x: number
  readonly tone: 'late' | 'open' | 'end'
}

const toneOf = (code: string, isOpen: boolean) => (code === 'overdue' ? 'late' : isOpen ? 'open' : 'end')

/** The rests with a place for each; those of nobody have none. */
function restsOf({ rests }: Mechanism): Rest[] {
  return FLOW_STEPS.flatMap(({ code: step }, index) =>
    FLOW_RESTS.filter(({ after }) => after === step)
      .map(({ code, name, isOpen }) => ({
        code,
        name,
        count: rests.find((rest) => rest.code === code)?.count,
        tone: toneOf(code, isOpen) as Rest['tone'],
      }))
      .flatMap((rest) => (rest.count === undefined || rest.count === 0 ? [] : { ...rest, count: rest.count }))
      .map((rest, place) => ({ ...rest, x: (REST_X[index] ?? 0) + place * REST_WIDTH })),
  )
}

function strandsIn(mechanism: Mechanism): { strands: Strand[]; unit: number } {
  const [first] = mechanism.steps
  const unit = strandUnit(first?.count ?? 0)
  const rests = restsOf(mechanism)
  const drawn = strandsOf(mechanism.steps.at(-1)?.count ?? 1, unit)
  // What is hidden is drawn as one strand, as the least that is there.
  const all = drawn + rests.reduce((sum, { count }) => sum + strandsOf(count ?? 1, unit), 0)
  const gap = Math.min(8, 205 / Math.max(1, all))
  const y = (strand: number, x: number) => TOP + strand * gap + sway(strand, x)
  const along = (strand: number, to: number) => {
    let path = ''
    for (let x = LEFT; x <= to; x += 30) path += `${path ? 'L' : 'M'}${x} ${y(strand, x).toFixed(1)}`
    return path
  }
  const strands: Strand[] = []
  let bottom = all
  FLOW_STEPS.slice(0, -1).forEach(({ code: step }, index) => {
    let leaving = 0
    for (const rest of rests.filter(
      ({ code }) => FLOW_RESTS.find((one) => one.code === code)?.after === step,
    )) {
      const count = strandsOf(rest.count ?? 1, unit)
      for (let place = 0; place < count; place += 1) {
        bottom -= 1
        const from = Math.floor(((STEP_X[index] ?? 0) + 24 + leaving * 3) / 30) * 30 + 10
        const to = rest.x + (place - (count - 1) / 2) * Math.min(5, 76 / Math.max(1, count))
        const height = y(bottom, from)
        strands.push({
          path: `${along(bottom, from)}C${from + 70} ${height.toFixed(1)} ${to.toFixed(1)} ${(height + 8).toFixed(1)} ${to.toFixed(1)} ${BOTTOM}`,
          stroke: `url(#${rest.tone}-${index})`,
        })
        leaving += 1
      }
    }
  })
  for (let strand = 0; strand < bottom; strand += 1)
    strands.push({ path: along(strand, RIGHT), stroke: 'url(#stream)' })
  return { strands, unit }
}

function Gradients() {
  return (
    <defs>
      <linearGradient id="stream" gradientUnits="userSpaceOnUse" x1={LEFT} x2={RIGHT} y1="0" y2="0">
        <stop offset="0" stopColor="#93c2e0" />
        <stop offset=".5" stopColor="#d8d6c8" />
        <stop offset=".8" stopColor="#e6c07b" />
        <stop offset="1" stopColor="#f8e3b4" />
      </linearGradient>
      {[0, 1, 2].flatMap((index) =>
        [
          ['open', '#e9e6d8', 1],
          ['end', '#6d7a8b', 0.6],
          ['late', '#ff8a70', 1],
        ].map(([tone, colour, opacity]) => (
          <linearGradient
            key={`${tone}-${index}`}
            id={`${tone}-${index}`}
            gradientUnits="userSpaceOnUse"
            x1={LEFT}
            x2={(REST_X[index] ?? 0) + 60}
            y1="0"
            y2="0"
          >
            <stop offset="0" stopColor="#93c2e0" />
            <stop offset="1" stopColor={String(colour)} stopOpacity={Number(opacity)} />
          </linearGradient>
        )),
      )}
    </defs>
  )
}

/** Applications as strands that run from cold to warm; what does not go on falls out where it stands. */
export function River({ mechanism }: { mechanism: Mechanism }) {
  const { strands, unit } = strandsIn(mechanism)
  const [first] = mechanism.steps
  const money = moneyUnit(first?.amountYuan ?? 0)
  return (
    <svg className="full" viewBox="0 0 1920 1080" role="img" aria-label={texts.label(figure(unit))}>
      <Gradients />
      <g fill="none" strokeWidth={1.6} strokeOpacity={0.88}>
        {strands.map(({ path, stroke }, index) => (
          <path key={index} d={path} stroke={stroke} />
        ))}
      </g>
      {mechanism.steps.map(({ code, count, amountYuan }, index) => {
        const isFirst = index === 0
        const isLast = index === FLOW_STEPS.length - 1
        return (
          <g
            key={code}
            transform={`translate(${isFirst ? LEFT : (STEP_X[index] ?? RIGHT)} 190)`}
            textAnchor={isFirst ? 'start' : isLast ? 'end' : 'middle'}
          >
            <text className="step-name">
              {FLOW_STEPS[index]?.name} {amountYuan === null ? '' : `${money.of(amountYuan)} ${money.name}`}
            </text>
            <text y={56} className={`step-count ${code}`}>
              {figure(count)}
              <tspan dx={8} className="step-share">
                {isFirst ? '' : share(count, mechanism.steps[index - 1]?.count ?? null)}
              </tspan>
            </text>
          </g>
        )
      })}
      {first?.count === 0 && (
        <text x={LEFT} y={360} className="step-name">
          {texts.none}
        </text>
      )}
      {restsOf(mechanism).map(({ code, name, count, x, tone }) => (
        <g key={code} transform={`translate(${x} 542)`} textAnchor="middle" className={`rest ${tone}`}>
          <text className="rest-count">
            {tone === 'late' ? '▲ ' : ''}
            {figure(count)}
          </text>
          <text y={26} className="rest-name">
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
