import { ChipLink } from '@lqr/ui/chip.tsx'
import { PolicyCards } from '../../domains/policies/policy-card.tsx'
import { FeatureList } from '../../domains/products/feature-list.tsx'
import { Banner } from '../../shell/banner/banner.tsx'
import { Chart } from '../../shell/chart/chart.tsx'
import { PartHead } from '../../shell/listing/headline-panel.tsx'
import { sceneOf } from '../../shell/scenes/scene-of.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { zoneAddress, zonePage } from '../../shell/zone-address.ts'
import { copy } from './copy.ts'
import type { ZonePage } from './load-zone-page.ts'
import { ZoneBlocks } from './composition/zone-blocks.tsx'
import { ZoneAnswers, ZoneSteps, ZoneWho } from './zone-guide.tsx'

/** The month charts stand side by side, those of the products in threes below. */
const MONTH_CHARTS = 2

function Figures({ charts, asOf }: Pick<ZonePage, 'charts' | 'asOf'>) {
  const chart = ({ title, note, data }: ZonePage['charts'][number]) => (
    <Chart key={title} {...{ title, note, data }} />
  )
  return (
    <section aria-labelledby="zone-figures">
      <h2 id="zone-figures" className="mb-3 text-title">
        {copy.figures}
        <span className="ml-3 text-note font-normal text-muted">{copy.asOf(asOf)}</span>
      </h2>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 elder:grid-cols-1">
        {charts.slice(0, MONTH_CHARTS).map(chart)}
      </div>
      <div className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3 elder:grid-cols-1">
        {charts.slice(MONTH_CHARTS).map(chart)}
      </div>
      <p className="mt-3 text-note text-muted">{copy.figuresNote}</p>
    </section>
  )
}

function Beside({ others }: Pick<ZonePage, 'others'>) {
  const { hasPage } = useShell()
  return (
    <nav aria-label={copy.others}>
      <h2 className="mb-3 text-title">{copy.others}</h2>
      <div className="flex flex-wrap gap-2">
        {others.map(({ code, name }) => (
          <ChipLink key={code} Link={SiteLink} href={zonePage(code, hasPage)}>
            {name}
          </ChipLink>
        ))}
        <ChipLink Link={SiteLink} href={copy.crumb.href}>
          {copy.allZones}
        </ChipLink>
      </div>
    </nav>
  )
}

/** One zone: its question with the figures that answer it, its blocks, products, the way in, what to prepare, policies. */
export function ZoneView({ page }: { page: ZonePage }) {
  const { code, name, text, loaded, figures, policies, policiesHref, policiesTitle } = page
  const { hasPage } = useShell()
  const own = zonePage(code, hasPage)
  return (
    <>
      <Banner
        type="CHARACTERISTICAREA"
        withSubTitles={false}
        title={name}
        question={page.question}
        lead={text.intro}
        crumbs={[copy.crumb, { label: name }]}
        figures={figures}
        scene={sceneOf(code)}
      >
        {own !== zoneAddress(code) && (
          <p className="mt-3">
            <SiteLink href={own} className="inline-flex min-h-8 items-center max-sm:min-h-11">
              {copy.ownPage(name)}
            </SiteLink>
          </p>
        )}
      </Banner>
      <div className="content grid grid-cols-1 gap-10 py-8 max-sm:gap-8 max-sm:py-6">
        <ZoneBlocks blocks={page.blocks} month={page.month} />
        <FeatureList name={name} zone={code} loaded={loaded} />
        <ZoneSteps text={text} />
        <ZoneWho text={text} />
        <ZoneAnswers text={text} />
        {policies.length > 0 && (
          <section aria-labelledby="zone-policies">
            <PartHead id="zone-policies" title={policiesTitle} href={policiesHref} more={copy.morePolicies} />
            <PolicyCards policies={policies} />
          </section>
        )}
        <Figures charts={page.charts} asOf={page.asOf} />
        <Beside others={page.others} />
      </div>
    </>
  )
}
