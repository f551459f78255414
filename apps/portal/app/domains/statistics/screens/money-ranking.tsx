import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import { figure, type MoneyUnit } from './amounts.ts'
import { Chart } from './chart.tsx'
import { copy } from './copy.ts'
import { moneyCopy } from './money-copy.ts'
import { shortNameOf } from './short-name.ts'

const { rank: texts } = moneyCopy

/** The areas by what was drawn, which the map leads to: a thick bar for it, a thin line for what was asked, on one scale. */
export function Ranking({ money, unit }: { money: ScreenSet['money']; unit: MoneyUnit }) {
  const rows = money.areas.toSorted((a, b) => (b.drawnYuan ?? -1) - (a.drawnYuan ?? -1))
  const greatest = Math.max(
    1,
    ...rows.flatMap(({ drawnYuan, appliedYuan }) => [drawnYuan ?? 0, appliedYuan ?? 0]),
  )
  const part = (yuan: number | null) => `${(((yuan ?? 0) / greatest) * 100).toFixed(1)}%`
  const told = (yuan: number | null) => (yuan === null ? copy.few : unit.of(yuan))
  return (
    <Chart
      className="ranking"
      title={texts.title}
      definition={texts.definition}
      note={
        <>
          {unit.name} <i className="swatch drawn" /> {texts.drawn} <i className="swatch thin" /> {texts.asked}
        </>
      }
      table={{
        head: [texts.columns[0], `${texts.drawn}（${unit.name}）`, `${texts.asked}（${unit.name}）`],
        rows: [
          ...rows.map(({ name, drawnYuan, appliedYuan }) => [name, told(drawnYuan), told(appliedYuan)]),
          ...(money.withheldAreas > 0
            ? [[copy.withheld(money.withheldAreas), unit.of(money.withheldYuan), '']]
            : []),
        ],
        foot: [copy.province, unit.of(money.drawnYuan), ''],
      }}
    >
      <ol>
        {rows.map(({ code, name, drawnYuan, drawnCount, appliedYuan }, index) => (
          <li key={code}>
            <span className="row">
              <i>{index + 1}</i>
              <span>{shortNameOf(code, name)}</span>
              <em>
                <s style={{ width: part(appliedYuan) }} />
                <u style={{ width: part(drawnYuan) }} />
              </em>
              <b className={drawnYuan === null ? 'few' : undefined}>{told(drawnYuan)}</b>
              <small>{drawnCount === null ? '' : moneyCopy.count(figure(drawnCount))}</small>
            </span>
          </li>
        ))}
        {money.withheldAreas > 0 && (
          <li>
            <span className="row held">
              <i />
              <span>{copy.withheld(money.withheldAreas)}</span>
              <em />
              <b>{unit.of(money.withheldYuan)}</b>
              <small />
            </span>
          </li>
        )}
      </ol>
    </Chart>
  )
}
