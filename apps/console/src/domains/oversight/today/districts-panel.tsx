import { Link, useNavigate } from 'react-router'
import { type DistrictFigures, listDistricts } from '@lqr/contract/statistics/cockpit-calls.ts'
import { DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { AreaMap } from '@lqr/ui/province-map/area-map.tsx'
import { ExportButton } from '../../../shell/exports/export-button.tsx'
import { barWidth } from '../bar-width.ts'
import { overviewCopy as copy } from '../copy.ts'
import type { useCockpitArea } from '../use-cockpit-area.tsx'
import '../../../shell/records/figure-table.css'

const percent = new Intl.NumberFormat('zh-CN', { style: 'percent', maximumFractionDigits: 1 })
const hundredMillions = (yuan: number) => (yuan / 100_000_000).toFixed(2)

interface DistrictsPanelProps {
  rows: readonly DistrictFigures[]
  area: ReturnType<typeof useCockpitArea>
  /** What the rows were asked with. */
  query: { readonly areaId?: string }
}

function DistrictRow({
  row,
  most,
  area,
}: {
  row: DistrictFigures
  most: number
  area: DistrictsPanelProps['area']
}) {
  const { areaCode, areaName, appliedAmountYuan, drawnAmountYuan, overdue } = row
  const isOpen = areaCode !== area.areaId && area.codes.includes(areaCode)
  return (
    <tr>
      <th scope="row">{isOpen ? <Link to={area.addressOf(areaCode)}>{areaName}</Link> : areaName}</th>
      <td className="not-on-phone">{row.certified.toLocaleString('zh-CN')}</td>
      <td className="not-on-phone">{formatAmount(appliedAmountYuan) || '0'}</td>
      <td className="bar-cell">
        <span
          aria-hidden
          className="row-bar row-bar-calm"
          style={{ width: barWidth(drawnAmountYuan / most) }}
        />
        <span>{formatAmount(drawnAmountYuan) || '0'}</span>
      </td>
      <td className="not-on-phone">
        {appliedAmountYuan > 0 ? percent.format(drawnAmountYuan / appliedAmountYuan) : '—'}
      </td>
      <td className={overdue > 0 ? 'oversight-late' : undefined}>{overdue > 0 ? `▲ ${overdue}` : '0'}</td>
    </tr>
  )
}

function DistrictTable({ rows, area }: Omit<DistrictsPanelProps, 'query'>) {
  const sum = (of: (row: DistrictFigures) => number) => rows.reduce((all, row) => all + of(row), 0)
  const most = Math.max(1, ...rows.map(({ drawnAmountYuan }) => drawnAmountYuan))
  const [applied, drawn] = [sum((row) => row.appliedAmountYuan), sum((row) => row.drawnAmountYuan)]
  return (
    <div className="figure-scroll" role="region" aria-label={copy.districts} tabIndex={0}>
      <table className="figure-table oversight-rows">
        <thead>
          <tr>
            <th scope="col">{copy.area}</th>
            <th scope="col" className="not-on-phone">
              {copy.certified}
            </th>
            <th scope="col" className="not-on-phone">
              {copy.applied}
            </th>
            <th scope="col">{copy.drawn}</th>
            <th scope="col" className="not-on-phone">
              {copy.ratio}
            </th>
            <th scope="col">{copy.overdue}</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .toSorted((a, b) => b.drawnAmountYuan - a.drawnAmountYuan)
            .map((row) => (
              <DistrictRow key={row.areaCode} {...{ row, most, area }} />
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            <td className="not-on-phone">{sum(({ certified }) => certified).toLocaleString('zh-CN')}</td>
            <td className="not-on-phone">{formatAmount(applied) || '0'}</td>
            <td>{formatAmount(drawn) || '0'}</td>
            <td className="not-on-phone">{applied > 0 ? percent.format(drawn / applied) : '—'}</td>
            <td>{sum(({ overdue }) => overdue)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** The parts of the area: a map for the province, and a table that adds up for every area. */
export function DistrictsPanel({ rows, area, query }: DistrictsPanelProps) {
  const navigate = useNavigate()
  const hasMap = area.areaId === DEFAULT_SUBSTATION_ID
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{copy.districts}</h2>
        <ExportButton def={listDistricts} input={{ query }} label={copy.districts} />
      </div>
      <div className={hasMap ? 'districts-with-map' : undefined}>
        {hasMap && (
          <AreaMap
            title={copy.mapTitle}
            values={rows.map(({ areaCode, areaName, drawnAmountYuan }) => ({
              code: areaCode,
              name: areaName,
              value: drawnAmountYuan,
              text: formatAmount(drawnAmountYuan) || '0',
              short: hundredMillions(drawnAmountYuan),
              href: area.addressOf(areaCode),
            }))}
            format={(yuan) => hundredMillions(yuan)}
            approval={null}
            hasTable
            onOpen={({ code }) => void navigate(area.addressOf(code))}
          />
        )}
        <DistrictTable rows={rows} area={area} />
      </div>
    </section>
  )
}
