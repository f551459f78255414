import { Tag } from 'antd'
import type { MaintainedProduct } from '@lqr/contract/products/maintenance-entities.ts'
import { productActionName } from '@lqr/contract/products/product-states.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Timeline } from '../../../shell/records/timeline.tsx'
import { copy } from './copy.ts'
import { DifferencesTable } from '../../../shell/records/differences-table.tsx'
import { termDifferences } from './term-lines.ts'
import { TermsFacts } from './terms-facts.tsx'
import './maintenance.css'

const texts = copy.history

/** What was done, by whom and when. */
export function ProductHistory({ product }: { product: MaintainedProduct }) {
  const items = product.history.map(({ at, action, actorSide, actorName, note }, index) => ({
    key: `${at}-${index}`,
    title: productActionName(action),
    at,
    actor: `${texts.sides[actorSide]} · ${actorName}`,
    detail: note && <p className="prewrap">{note}</p>,
  }))
  return (
    <section className="panel">
      <h2>{texts.title}</h2>
      {items.length > 0 ? (
        <Timeline label={texts.title} items={items} />
      ) : (
        <p className="muted">{texts.none}</p>
      )}
    </section>
  )
}

/** Every version that was approved, the newest first, with what it changed. */
export function ProductVersions({ product }: { product: MaintainedProduct }) {
  const { versions } = product
  return (
    <section className="panel">
      <h2>{texts.versions}</h2>
      {versions.length === 0 && <p className="muted">{texts.versionsNone}</p>}
      {versions.map(({ number, terms, approvedAt, approvedBy }, index) => {
        const before = versions[index + 1]?.terms
        const rows = before && termDifferences(before, terms)
        return (
          <details key={number} className="version">
            <summary>
              <span className="version-title">{texts.version(number)}</span>
              {index === 0 && <Tag color="success">{texts.current}</Tag>}
              <span className="muted">
                {formatDateTime(approvedAt)} · {texts.approved(approvedBy)}
                {rows && ` · ${texts.changedFields(rows.length)}`}
              </span>
            </summary>
            <div className="version-content">
              {rows?.length === 0 && <p className="muted">{texts.same}</p>}
              {rows && rows.length > 0 && <DifferencesTable label={texts.version(number)} rows={rows} />}
              {!rows && (
                <>
                  <p className="muted panel-note">{texts.first}</p>
                  <TermsFacts terms={terms} />
                </>
              )}
            </div>
          </details>
        )
      })}
    </section>
  )
}
