import { buttonStyle } from '@lqr/ui/button.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import { ExampleNote, RecordPart, TextPart } from '../../shell/publishing/record-parts.tsx'
import { ZoneBanner } from '../../shell/publishing/zone-banner.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { ListingButton } from './listing-button.tsx'
import type { LoadedStockItem } from './load-stock.ts'
import { copy } from './stock-copy.ts'
import { STOCK_PATH } from './stock-path.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = copy.item

function Lines({ lines, isOrdered = false }: { lines: readonly string[]; isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={`m-0 grid gap-1 pl-5 ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  )
}

function Apply({ id, exchange, phone }: { id: string; exchange: string; phone: string }) {
  return (
    <section aria-labelledby="apply" className="rounded-card border border-line bg-surface p-5">
      <h2 id="apply" className="mb-2 text-body">
        {labels.applyTitle}
      </h2>
      <ListingButton itemId={id} />
      <p className="mt-3 text-note text-muted">{labels.exchange}</p>
      <p>{exchange}</p>
      <p className="mt-2 text-note text-muted">{labels.phone}</p>
      <a
        href={`tel:${phone}`}
        className="inline-flex min-h-11 items-center text-title font-semibold tabular-nums"
      >
        {phone}
      </a>
      <SiteLink href={STOCK_PATH} className={buttonStyle('secondary', 'medium', 'mt-3 w-full')}>
        {labels.back}
      </SiteLink>
    </section>
  )
}

/** One item: what it asks for, which documents, how long it takes, and the way to apply. */
export function StockItemView({ loaded }: { loaded: LoadedStockItem }) {
  const { line, intro, documents, fees, phone } = loaded
  return (
    <>
      <ZoneBanner
        title={line.name}
        lead={
          <>
            {line.exchange}
            <Tag tone="primary">{line.board}</Tag>
            <ExampleMark of={line.isExample} />
          </>
        }
        crumbs={[{ label: copy.list.title, href: STOCK_PATH }]}
      />
      <div className="content grid items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_20rem] elder:grid-cols-1">
        <article className="grid min-w-0 gap-6 rounded-card border border-line bg-surface p-6 max-sm:p-4">
          <ExampleNote isExample={line.isExample} text={labels.exampleNote} />
          <TextPart id="intro" title={labels.intro} text={intro} />
          <RecordPart id="conditions" title={labels.conditions}>
            <Lines lines={line.conditions} />
          </RecordPart>
          <RecordPart id="documents" title={labels.documents}>
            <Lines lines={documents} />
            <p className="mt-2 text-note text-muted">{labels.documentsHint}</p>
          </RecordPart>
          <RecordPart id="steps" title={labels.steps}>
            <Lines lines={labels.stepList} isOrdered />
          </RecordPart>
          <TextPart id="fees" title={labels.fees} text={fees} />
          <section aria-labelledby="disclaimer" className="border-t border-line pt-4">
            <h2 id="disclaimer" className="mb-1 text-body">
              {labels.disclaimer}
            </h2>
            <p className="max-w-article text-note text-muted">{copy.list.disclaimer}</p>
          </section>
        </article>
        <aside aria-label={labels.applyTitle}>
          <Apply id={line.id} exchange={line.exchange} phone={phone} />
        </aside>
      </div>
    </>
  )
}
