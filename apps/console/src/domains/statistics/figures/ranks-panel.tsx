import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { listRanks } from '@lqr/contract/statistics/filtered-calls.ts'
import { ExportButton } from '../../../shell/exports/export-button.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { shownFigure } from '../shown-figure.ts'
import { figuresCopy } from './copy.ts'
import { useFigureFilter } from './use-figure-filter.ts'
import '../../../shell/records/figure-table.css'

const { ranks: copy } = figuresCopy
type Rank = CallOutput<typeof listRanks>['list'][number]

const text = (value: number | null, unit: string) =>
  value === null ? copy.none : shownFigure(value, unit).join(' ')

function Row({ rank: { name, unit, definition, best, value, place, of, median } }: { rank: Rank }) {
  return (
    <tr>
      <th scope="row">
        {name}
        <span className="muted figure-rank-note">
          {definition}
          {copy.best[best]}
        </span>
      </th>
      <td>{text(value, unit)}</td>
      <td>{place === null || of === null ? copy.few : copy.place(place, of)}</td>
      <td>{text(median, unit)}</td>
    </tr>
  )
}

/** Where the own institution stands in the chosen area and period; the others stay unnamed. */
export function RanksPanel() {
  const { filter } = useFigureFilter()
  const { areaCode, isOwnLevel, from, to } = filter
  const body = {
    ...(areaCode ? { areaCode } : {}),
    ...(isOwnLevel ? { isOwnLevel } : {}),
    ...(from && to ? { from, to } : {}),
  }
  const ranks = useCall(listRanks, { body }, { keepPrevious: true })
  return (
    <Answer of={ranks}>
      {({ areaName, list }) => (
        <section className="panel">
          <div className="panel-head">
            <h2>{copy.title(areaName)}</h2>
            <ExportButton def={listRanks} input={{ body }} label={copy.title(areaName)} />
          </div>
          <p className="muted">{copy.lead}</p>
          <div className="figure-scroll" role="region" aria-label={copy.title(areaName)} tabIndex={0}>
            <table className="figure-table">
              <caption className="sr-only">{copy.title(areaName)}</caption>
              <thead>
                <tr>
                  <th scope="col">{copy.indicator}</th>
                  <th scope="col">{copy.own}</th>
                  <th scope="col">{copy.rank}</th>
                  <th scope="col">{copy.median}</th>
                </tr>
              </thead>
              <tbody>
                {list.map((rank) => (
                  <Row key={rank.code} rank={rank} />
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </Answer>
  )
}
