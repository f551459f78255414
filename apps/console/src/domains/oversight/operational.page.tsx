import { Button, Popover } from 'antd'
import { Link } from 'react-router'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { getOperational } from '@lqr/contract/statistics/cockpit-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { ExportButton } from '../../shell/exports/export-button.tsx'
import { Answer } from '../../shell/page/answer.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { useCall } from '../../shell/use-call.ts'
import { barWidth } from './bar-width.ts'
import { operationalCopy as copy } from './copy.ts'
import { Concerns } from './concerns.tsx'
import { AreaSelect, useCockpitArea } from './use-cockpit-area.tsx'
import '../../shell/records/figure-table.css'
import './oversight.css'

type Figures = CallOutput<typeof getOperational>
const number = (value: number) => value.toLocaleString('zh-CN')
const percent = new Intl.NumberFormat('zh-CN', { style: 'percent', maximumFractionDigits: 1 })

function Figure({ name, value, unit, hint }: { name: string; value: number; unit: string; hint: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{number(value)}</strong> {unit}
        <span className="muted">{hint}</span>
      </dd>
    </div>
  )
}

/** Who is here, and how much lies with institutions. */
function Heads({ of }: { of: Figures }) {
  const { registered, registeredThisMonth, certified, certifiedPercent, open, institutionsOpen } = of
  return (
    <section className="panel">
      <dl className="operational-figures">
        <Figure
          name={copy.registered}
          value={registered}
          unit={copy.home}
          hint={copy.thisMonth(number(registeredThisMonth))}
        />
        <Figure
          name={copy.certified}
          value={certified}
          unit={copy.home}
          hint={certifiedPercent === null ? '' : copy.rate(`${certifiedPercent}%`)}
        />
        <Figure name={copy.open} value={open} unit={copy.item} hint={copy.at(number(institutionsOpen))} />
      </dl>
    </section>
  )
}

/** How fast and how reliably institutions answer, each figure with how it is counted. */
function Service({ rows }: { rows: Figures['service'] }) {
  return (
    <section className="panel">
      <h2>{copy.service}</h2>
      <dl className="operational-figures">
        {rows.map(({ code, name, definition, unit, value, denominator }) => (
          <div key={code}>
            <dt>
              <span>{name}</span>
              <Popover trigger="click" title={name} content={<p className="counting-hint">{definition}</p>}>
                <Button type="text" size="small" aria-label={copy.howOf(name)}>
                  {copy.how}
                </Button>
              </Popover>
            </dt>
            <dd>
              {value === null ? (
                <span className="muted">{copy.nothing}</span>
              ) : (
                <>
                  <strong>{number(value)}</strong> {unit}
                </>
              )}
              {denominator !== null && <span className="muted">{copy.base(number(denominator))}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Institutions({ rows, areaId }: { rows: Figures['institutions']; areaId: string }) {
  const most = Math.max(1, ...rows.map(({ open }) => open))
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{copy.institutions}</h2>
        {rows.length > 0 && (
          <ExportButton def={getOperational} input={{ query: { areaId } }} label={copy.institutions} />
        )}
      </div>
      {rows.length === 0 ? (
        <Notice title={copy.none} hint={copy.noneHint} />
      ) : (
        <div className="figure-scroll" role="region" aria-label={copy.institutions} tabIndex={0}>
          <table className="figure-table oversight-rows">
            <thead>
              <tr>
                <th scope="col">{copy.organisation}</th>
                <th scope="col">{copy.openColumn}</th>
                <th scope="col">{copy.lateColumn}</th>
                <th scope="col">{copy.share}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ orgId, orgName, open, overdue }) => (
                <tr key={orgId}>
                  <th scope="row">{orgName}</th>
                  <td className="bar-cell">
                    <span
                      aria-hidden
                      className="row-bar row-bar-calm"
                      style={{ width: barWidth(open / most) }}
                    />
                    <span>{number(open)}</span>
                  </td>
                  <td className={overdue > 0 ? 'oversight-late' : undefined}>
                    {overdue > 0 ? `▲ ${overdue}` : '0'}
                  </td>
                  <td>{percent.format(open > 0 ? overdue / open : 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Registrations({ rows }: { rows: Figures['byMonth'] }) {
  const most = Math.max(1, ...rows.map(({ registered }) => registered))
  return (
    <section className="panel">
      <h2>{copy.byMonth}</h2>
      <table className="figure-table oversight-rows">
        <thead>
          <tr>
            <th scope="col">{copy.month}</th>
            <th scope="col">{copy.registered}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, registered }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td className="bar-cell">
                <span
                  aria-hidden
                  className="row-bar row-bar-calm"
                  style={{ width: barWidth(registered / most) }}
                />
                <span>{number(registered)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What needs somebody, then how institutions work in the area and who comes. */
export function Component() {
  const area = useCockpitArea()
  const of = useCall(
    getOperational,
    { query: { areaId: area.areaId } },
    { keepPrevious: true, refetchSeconds: 60 },
  )
  return (
    <Page
      title={copy.title}
      extra={
        <>
          <Link to={`/oversight/today${area.addressOf(area.areaId)}`}>{copy.back}</Link>
          <AreaSelect {...area} />
        </>
      }
      intro={of.data && copy.asOf(area.name, formatDateTime(of.data.asOf))}
    >
      <Answer of={of}>
        {(figures) => (
          <div className="stack">
            <Concerns of={figures} to={`/oversight/today${area.addressOf(area.areaId)}`} />
            <Heads of={figures} />
            <div className="with-side">
              <Institutions rows={figures.institutions} areaId={area.areaId} />
              <Registrations rows={figures.byMonth} />
            </div>
            <Service rows={figures.service} />
          </div>
        )}
      </Answer>
    </Page>
  )
}
