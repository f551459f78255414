import { Link } from 'react-router'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { listFigures } from '@lqr/contract/statistics/filtered-calls.ts'
import { INDICATOR_GROUPS } from '@lqr/contract/statistics/indicator-shape.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { ExportButton } from '../../../shell/exports/export-button.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { shownFigure } from '../shown-figure.ts'
import { changeText } from './change.ts'
import { figuresCopy as copy } from './copy.ts'
import { FilterBar } from './filter-bar.tsx'
import { HowCounted } from '../how-counted.tsx'
import { RanksPanel } from './ranks-panel.tsx'
import { useFigureFilter, useViewer } from './use-figure-filter.ts'
import '../statistics.css'
import './figures.css'

type Figures = CallOutput<typeof listFigures>
type Figure = Figures['list'][number]

function Value({ figure }: { figure: Figure }) {
  const { base } = useViewer()
  const { search } = useFigureFilter()
  const { code, value, unit, rows, previousValue, lastYearValue } = figure
  const [text = copy.none, scaled = ''] = value === null ? [] : shownFigure(value, unit)
  if (value === null) return <dd className="muted">{copy.none}</dd>
  return (
    <dd>
      <Link to={{ pathname: `${base}/${code}`, search: search.toString() }}>
        <strong>{text}</strong> {scaled}{' '}
        <span className="sr-only">{copy.rows(rows.toLocaleString('zh-CN'))}</span>
      </Link>
      {previousValue !== null && (
        <span className="muted">
          {copy.compared.previous} {changeText(value, previousValue, unit)}
        </span>
      )}
      {lastYearValue !== null && (
        <span className="muted">
          {copy.compared.lastYear} {changeText(value, lastYearValue, unit)}
        </span>
      )}
    </dd>
  )
}

function Groups({ list }: { list: readonly Figure[] }) {
  return INDICATOR_GROUPS.map(({ code, name }) => {
    const own = list.filter(({ group }) => group === code)
    return (
      own.length > 0 && (
        <section key={code} className="panel">
          <h2>{name}</h2>
          <dl className="figures">
            {own.map((figure) => (
              <div key={figure.code}>
                <dt>
                  <span>{figure.name}</span>
                  <HowCounted indicator={figure} countedBy={copy.detail.countedBy(figure.countedBy)} />
                </dt>
                <Value figure={figure} />
              </div>
            ))}
          </dl>
        </section>
      )
    )
  })
}

/** Every figure for a filter of one's own rows, each leading to the cases behind it. */
export function Component() {
  const { kind } = useViewer()
  const { filter } = useFigureFilter()
  const figures = useCall(listFigures, { body: filter }, { keepPrevious: true })
  return (
    <Page
      title={copy.title[kind]}
      intro={
        <>
          {copy.intro[kind]}{' '}
          {figures.data && copy.asOf(figures.data.areaName, formatDateTime(figures.data.asOf))}
        </>
      }
      extra={<ExportButton def={listFigures} input={{ body: filter }} label={copy.title[kind]} />}
    >
      <div className="stack">
        <FilterBar />
        <Answer of={figures}>{({ list }) => <Groups list={list} />}</Answer>
        {kind === 'institution' && <RanksPanel />}
      </div>
    </Page>
  )
}
