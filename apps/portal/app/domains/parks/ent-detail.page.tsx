import { FactList } from '@lqr/ui/fact-list.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import type { Route } from './+types/ent-detail.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { PartHead } from '../../shell/listing/headline-panel.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { FittingProducts } from '../../shell/product-cards/fitting-products.tsx'
import { ExampleNote, RecordPart, TagList, TextPart } from '../../shell/publishing/record-parts.tsx'
import { copy } from './copy.ts'
import { loadEnterprise } from './load-enterprise.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = copy.enterprise

type Loaded = Route.ComponentProps['loaderData']

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadEnterprise(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Loaded | undefined
  if (!found) return []
  const { line, park, intro } = found
  return pageMeta(args, {
    title: line.name,
    description: labels.description(line.name, park.name, line.products),
    keys: ['id'],
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: line.name,
      description: intro,
      knowsAbout: found.products,
    },
  })
}

function Made({ enterprise }: { enterprise: Loaded }) {
  const { line, products, intro } = enterprise
  return (
    <article className="grid min-w-0 gap-6 rounded-card border border-line bg-surface p-6 max-sm:p-4">
      <ExampleNote isExample={line.isExample} text={labels.exampleNote} />
      <TextPart id="intro" title={labels.intro} text={intro} />
      <RecordPart id="products" title={labels.products}>
        {products.length === 0 ? (
          <p className="text-note text-muted">{labels.noProducts}</p>
        ) : (
          <TagList texts={products} />
        )}
      </RecordPart>
      <RecordPart id="honours" title={labels.honours}>
        {line.honours.length === 0 ? (
          <p className="text-note text-muted">{labels.noHonours}</p>
        ) : (
          <p className="flex flex-wrap gap-2">
            {line.honours.map((honour) => (
              <Tag key={honour} tone="gold">
                {honour}
              </Tag>
            ))}
          </p>
        )}
      </RecordPart>
      <Rosters rosters={enterprise.rosters} />
    </article>
  )
}

function Rosters({ rosters }: Pick<Loaded, 'rosters'>) {
  return (
    <section aria-labelledby="rosters">
      <PartHead id="rosters" title={labels.rosters} href="/rosterPublicity" more={labels.searchRosters} />
      {rosters.length === 0 ? (
        <p className="text-note text-muted">{labels.noRosters}</p>
      ) : (
        <ul className="m-0 list-none p-0">
          {rosters.map(({ href, title, kind, note, isExpired }) => (
            <li key={href} className="border-b border-line py-2 last:border-0">
              <SiteLink href={href} className="inline-flex min-h-8 items-center max-sm:min-h-11">
                {title}
              </SiteLink>
              <p className="flex flex-wrap items-center gap-2 text-note text-muted">
                <Tag tone="primary">{kind}</Tag>
                {note}
                {isExpired && <Tag tone="warning">{labels.expired}</Tag>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Nobody reaches the enterprise past the platform: its lines are the platform's. */
function Contact({ consent }: { consent: string }) {
  const { settings } = useShell()
  return (
    <section aria-labelledby="contact" className="rounded-card border border-line bg-surface p-5">
      <h2 id="contact" className="mb-2 text-body">
        {labels.contact}
      </h2>
      <p className="text-note text-muted">{labels.contactLead}</p>
      <ul className="m-0 mt-2 list-none p-0">
        {settings.hotlines.slice(0, 1).map(({ label, number }) => (
          <li key={number}>
            <span className="text-note text-muted">{label}</span>
            <a
              href={`tel:${number}`}
              className="ml-2 inline-flex min-h-11 items-center text-title font-semibold tabular-nums"
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
      {settings.serviceHours && (
        <p className="text-note text-muted">
          {labels.hours}：{settings.serviceHours}
        </p>
      )}
      <p className="mt-3 border-t border-line pt-3 text-note text-muted">{consent}</p>
    </section>
  )
}

export default function EntDetail({ loaderData: enterprise }: Route.ComponentProps) {
  const { line, park, facts, consent, fitting } = enterprise
  const parkLink = { label: labels.park, value: <SiteLink href={park.href}>{park.name}</SiteLink> }
  return (
    <>
      <Banner
        type="CHARACTERISTICAREA"
        withSubTitles={false}
        withSearch={false}
        title={line.name}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {line.industry} · {line.scale}
            <ExampleMark of={line.isExample} />
          </span>
        }
        crumbs={[
          { label: copy.list.title, href: '/gardenArea' },
          { label: park.name, href: park.href },
          { label: line.name },
        ]}
      />
      <div className="content grid items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_20rem] elder:grid-cols-1">
        <Made enterprise={enterprise} />
        <aside aria-label={labels.facts} className="grid gap-4">
          <section aria-labelledby="facts" className="rounded-card border border-line bg-surface p-5">
            <h2 id="facts" className="mb-3 text-body">
              {labels.facts}
            </h2>
            <FactList facts={[parkLink, ...facts]} />
          </section>
          <Contact consent={consent} />
        </aside>
      </div>
      <div className="content pb-10">
        <FittingProducts
          id="fitting"
          title={labels.fitting}
          lead={labels.fittingLead}
          products={fitting}
          href="/financialZone?zone=park"
        />
      </div>
    </>
  )
}
