import { Link } from 'react-router'
import { figure, type MoneyUnit } from './amounts.ts'
import { Chart } from './chart.tsx'
import { copy } from './copy.ts'
import { moneyCopy } from './money-copy.ts'

const { rank: texts } = moneyCopy

/** An area in the ranking, by its short name and with the way into it. */
export interface Ranked {
  readonly code: string
  readonly name: string
  readonly href: string | undefined
  readonly drawnYuan: number | null
  readonly drawnCount: number | null
  readonly appliedYuan: number | null
  readonly appliedCount: number | null
}

interface Props {
  title: string
  definition: string
  column: string
  areas: readonly Ranked[]
  withheld: { readonly count: number; readonly yuan: number | null }
  /** What they are the parts of. */
  whole: { readonly name: string; readonly yuan: number | null; readonly areaCode: string }
  unit: MoneyUnit
}

function Row({ area, index, widths, told }: RowProps) {
  const { name, href, drawnCount } = area
  return (
    <span className="row">
      <i>{index + 1}</i>
      <span>{href ? <Link to={href}>{name}</Link> : name}</span>
      <em>
        <s style={{ width: widths.asked }} />
        <u style={{ width: widths.drawn }} />
      </em>
      <b>{told}</b>
      <small>{drawnCount === null ? '' : moneyCopy.count(figure(drawnCount))}</small>
    </span>
  )
}

interface RowProps {
  area: Ranked
  index: number
  widths: { readonly asked: string; readonly drawn: string }
  told: string
}

/** How many untold areas have their names and their sum in one line. */
const ONE_LINE = 2

/** Areas whose figure is not told, in one place instead of a line each; the table has what they asked for. */
function Untold({ areas, withheld, sum }: UntoldProps) {
  return (
    <div className={areas.length > ONE_LINE ? 'untold' : 'untold line'}>
      <p>
        <span>{texts.untold(areas.length)}</span>
        {sum !== undefined && (
          <>
            {copy.withheld(withheld)} <b>{sum}</b>
          </>
        )}
      </p>
      <ul>
        {areas.map(({ code, name, href }) => (
          <li key={code}>{href ? <Link to={href}>{name}</Link> : name}</li>
        ))}
      </ul>
    </div>
  )
}

interface UntoldProps {
  areas: readonly Ranked[]
  withheld: number
  sum: string | undefined
}

/** The room of the list, in rem: fifteen rows of 24 pixels on a desk of 1440, where the names are to be hit. */
const ROOM = 48.3
const WIDEST = 4.1
/** What the untold take of it: the room of one row in one line, of three in three. */
const UNTOLD_LINE = ROOM / 15
const UNTOLD_BLOCK = 3 * UNTOLD_LINE

function roomOfUntold(count: number): number {
  if (count === 0) return 0
  return count > ONE_LINE ? UNTOLD_BLOCK : UNTOLD_LINE
}

/** Areas by what was drawn, which the map leads to: a thick bar for it, a thin line for what was asked, on one scale. */
export function Ranking({ title, definition, column, areas, withheld, whole, unit }: Props) {
  const rows = areas.toSorted((a, b) => (b.drawnYuan ?? -1) - (a.drawnYuan ?? -1))
  const greatest = Math.max(
    1,
    ...rows.flatMap(({ drawnYuan, appliedYuan }) => [drawnYuan ?? 0, appliedYuan ?? 0]),
  )
  const told = rows.filter(({ drawnYuan }) => drawnYuan !== null)
  const untold = rows.filter(({ drawnYuan }) => drawnYuan === null)
  const pitch = Math.min(WIDEST, (ROOM - roomOfUntold(untold.length)) / told.length)
  const part = (yuan: number | null) => `${(((yuan ?? 0) / greatest) * 100).toFixed(1)}%`
  const held = withheld.count > 0 && withheld.yuan !== null ? unit.of(withheld.yuan) : undefined
  return (
    <Chart
      className="ranking"
      title={title}
      definition={definition}
      rows={{ indicator: 'disbursedAmountYuan', areaCode: whole.areaCode, when: 'thisYear' }}
      note={
        <>
          {unit.name} <i className="swatch drawn" /> {texts.drawn} <i className="swatch thin" /> {texts.asked}
        </>
      }
      table={{
        head: [
          column,
          `${texts.drawn}（${unit.name}）`,
          texts.drawnCount,
          `${texts.asked}（${unit.name}）`,
          texts.askedCount,
        ],
        rows: [
          ...rows.map(({ name, drawnYuan, drawnCount, appliedYuan, appliedCount }) => [
            name,
            unit.of(drawnYuan),
            figure(drawnCount),
            unit.of(appliedYuan),
            figure(appliedCount),
          ]),
          ...(held === undefined ? [] : [[copy.withheld(withheld.count), held, '', '', '']]),
        ],
        foot: [whole.name, unit.of(whole.yuan), '', '', ''],
      }}
    >
      <ol style={{ gridAutoRows: `${pitch.toFixed(2)}rem` }}>
        {told.map((area, index) => (
          <li key={area.code}>
            <Row
              {...{ area, index }}
              told={unit.of(area.drawnYuan)}
              widths={{ asked: part(area.appliedYuan), drawn: part(area.drawnYuan) }}
            />
          </li>
        ))}
      </ol>
      {untold.length > 0 && <Untold areas={untold} withheld={withheld.count} sum={held} />}
    </Chart>
  )
}
