import { useEffect, useRef } from 'react'
import { Link, useNavigate, useNavigationType } from 'react-router'
import { figure, moneyUnit, share } from './amounts.ts'
import { areaHref } from './area-ways.ts'
import { copy } from './copy.ts'
import { Figure } from './figure.tsx'
import { type Area, CountyMap } from './money-counties.tsx'
import { moneyCopy } from './money-copy.ts'
import { Ranking } from './money-ranking.tsx'
import { RingLegend } from './ring-legend.tsx'
import { shortCountyName } from './short-name.ts'
import { useScreen } from './screen-context.ts'

const { county: texts } = moneyCopy
const WHOLE_SCREEN = '/screenView/index'

/** Where one is between the province and its counties; Esc leads back. */
function Crumb({ area }: { area: Area }) {
  const navigate = useNavigate()
  const cameBy = useNavigationType()
  const back = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // Who came over the map stands here; who opened the address at the top of the page.
    if (cameBy === 'PUSH') back.current?.focus({ preventScroll: true })
    function press(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
      void navigate(WHOLE_SCREEN)
    }
    addEventListener('keydown', press)
    return () => {
      removeEventListener('keydown', press)
      // The way into this prefecture is on the map again when the next picture stands.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`#way-${area.code}`)?.focus({ preventScroll: true }),
      )
    }
  }, [area.code, cameBy, navigate])
  return (
    <nav className="crumb" aria-label={texts.title(area.name)}>
      <Link ref={back} to={WHOLE_SCREEN}>
        {texts.province} <kbd>Esc</kbd>
      </Link>
      <span aria-hidden>›</span>
      <b aria-current="location">{area.name}</b>
      <a href={areaHref(area.code)}>{texts.page(area.name)}</a>
    </nav>
  )
}

/** What the prefecture is in the province. */
function AreaFigures({ area }: { area: Area }) {
  const { money } = useScreen().set
  const { drawnYuan, appliedYuan, appliedCount } = area
  const unit = moneyUnit(appliedYuan ?? 0)
  const open = money.areas.filter((one) => one.drawnYuan !== null)
  const place = open.filter((one) => (one.drawnYuan ?? 0) > (drawnYuan ?? 0)).length + 1
  return (
    <div className="readings">
      <Figure
        label={texts.asked}
        value={appliedYuan === null ? copy.hidden : unit.of(appliedYuan)}
        unit={appliedYuan === null ? '' : unit.name}
        extra={moneyCopy.count(figure(appliedCount))}
        definition={texts.askedDefinition}
        rows={{ indicator: 'appliedAmountYuan', areaCode: area.code, when: 'thisYear' }}
      />
      <Figure
        label={texts.share}
        value={
          drawnYuan === null || money.drawnYuan === null ? copy.hidden : share(drawnYuan, money.drawnYuan)
        }
        unit=""
        definition={texts.shareDefinition}
      />
      <Figure
        label={texts.place}
        value={drawnYuan === null ? copy.hidden : String(place)}
        unit={drawnYuan === null ? '' : texts.placeOf(open.length)}
        definition={texts.placeDefinition}
      />
    </div>
  )
}

/** The first screen of one prefecture: its counties, with the figures of the same set. */
export function Prefecture({ area }: { area: Area }) {
  const { money } = useScreen().set
  const unit = moneyUnit(area.drawnYuan ?? 0)
  const counties = area.counties.map((county) => ({
    ...county,
    name: shortCountyName(county.name),
    href: undefined,
  }))
  const ranking = {
    title: texts.title(area.name),
    definition: texts.definition,
    column: texts.column,
    areas: counties,
    withheld: { count: area.withheldCounties, yuan: area.withheldCountiesYuan },
    whole: { name: area.name, yuan: area.drawnYuan, areaCode: area.code },
    unit,
  }
  return (
    <>
      <figure className="chart fill">
        <CountyMap area={area} unit={unit} />
      </figure>
      <Crumb area={area} />
      <RingLegend values={counties.map(({ drawnYuan }) => drawnYuan)} unit={unit} note={texts.note} />
      <div className="hero-block">
        <Figure
          size={area.drawnYuan === null ? 'big' : 'hero'}
          label={texts.hero(area.name, money.year)}
          value={area.drawnYuan === null ? copy.hidden : unit.of(area.drawnYuan)}
          unit={area.drawnYuan === null ? '' : unit.name}
          definition={texts.heroDefinition}
          rows={{ indicator: 'disbursedAmountYuan', areaCode: area.code, when: 'thisYear' }}
        />
        {area.drawnCount !== null && <p>{moneyCopy.count(figure(area.drawnCount))}</p>}
      </div>
      <Ranking {...ranking} />
      <AreaFigures area={area} />
    </>
  )
}
