import { Link, useParams } from 'react-router'
import { listFigures } from '@lqr/contract/statistics/filtered-calls.ts'
import { INDICATORS, type IndicatorCode } from '@lqr/contract/statistics/indicators.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Component as NotFound } from '../../../shell/page/not-found.page.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { HowCounted } from '../how-counted.tsx'
import { shownFigure } from '../shown-figure.ts'
import { figuresCopy as copy } from './copy.ts'
import { FigureRows } from './figure-rows.tsx'
import { FilterBar } from './filter-bar.tsx'
import { PartsPanel } from './parts-panel.tsx'
import { useFigureFilter, useViewer } from './use-figure-filter.ts'
import '../../../shell/records/figure-table.css'
import '../statistics.css'
import './figures.css'

interface FigureProps {
  code: IndicatorCode
  name: string
}

/** What the figure comes to for the filter. */
function Whole({ code }: Pick<FigureProps, 'code'>) {
  const { filter } = useFigureFilter()
  const figures = useCall(listFigures, { body: filter }, { keepPrevious: true })
  return (
    <Answer of={figures}>
      {({ list }) => {
        const figure = list.find((one) => one.code === code)
        if (!figure || figure.value === null) return <p className="panel muted">{copy.none}</p>
        const [text, unit] = shownFigure(figure.value, figure.unit)
        return (
          <p className="panel figure-whole">
            <span>
              <strong>{text}</strong> {unit}
            </span>
            <HowCounted indicator={figure} countedBy={copy.detail.countedBy(figure.countedBy)} />
          </p>
        )
      }}
    </Answer>
  )
}

function Figure({ code, name }: FigureProps) {
  const { base } = useViewer()
  const { searchWith } = useFigureFilter()
  const all = { pathname: base, search: searchWith({ by: undefined }).toString() }
  return (
    <Page title={name} extra={<Link to={all}>{copy.detail.back}</Link>}>
      <div className="stack">
        <FilterBar />
        <Whole code={code} />
        <PartsPanel code={code} name={name} />
        <FigureRows code={code} />
      </div>
    </Page>
  )
}

/** One figure of a filter: what it is made of, and every case behind it. */
export function Component() {
  const { code } = useParams()
  const indicator = INDICATORS.find((one) => one.code === code)
  return indicator ? <Figure code={indicator.code} name={indicator.name} /> : <NotFound />
}
