import type { MaintainedProduct } from '@lqr/contract/products/maintenance-entities.ts'
import { copy } from './copy.ts'
import { DifferencesTable } from '../../../shell/records/differences-table.tsx'
import { termDifferences } from './term-lines.ts'
import { TermsFacts } from './terms-facts.tsx'

const texts = copy.product

/** The terms being worked on: of a listed product what they change, of a new one all of them. */
export function DraftPanel({ product }: { product: MaintainedProduct }) {
  const { draft, live } = product
  if (!draft) return null
  const rows = live && termDifferences(live, draft)
  return (
    <section className="panel">
      <h2>{live ? texts.pending : texts.draft}</h2>
      {rows?.length === 0 && <p className="muted">{texts.pendingNone}</p>}
      {rows && rows.length > 0 && <DifferencesTable label={texts.pending} rows={rows} />}
      {!rows && <TermsFacts terms={draft} />}
    </section>
  )
}

/** What the public reads. */
export function LivePanel({ product }: { product: MaintainedProduct }) {
  if (!product.live) return null
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{texts.live}</h2>
        {product.status === 'LISTED' && <a href={`/productDetails?id=${product.id}`}>{texts.portal}</a>}
      </div>
      <TermsFacts terms={product.live} />
    </section>
  )
}
