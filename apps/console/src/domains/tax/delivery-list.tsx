import { Collapse, Tag } from 'antd'
import { TAX_DATASETS } from '@lqr/contract/tax/datasets.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { namesOf } from '../../shell/records/name-of.ts'
import { copy } from './copy.ts'
import type { TaxDelivery } from './entities.ts'
import './tax.css'

/** Who received what and when; the data itself is nowhere. */
export function DeliveryList({
  deliveries,
  title,
}: {
  deliveries: readonly TaxDelivery[]
  title: (count: number) => string
}) {
  if (deliveries.length === 0) return <p className="muted panel-foot">{title(0)}</p>
  const list = (
    <ol className="tax-deliveries">
      {deliveries.map(({ at, who, sections, receiptNo, digest, isDemonstration }, index) => (
        <li key={`${receiptNo}-${index}`}>
          <time dateTime={at} className="muted">
            {formatDateTime(at)}
          </time>{' '}
          {copy.delivery(who, namesOf(TAX_DATASETS, sections))}{' '}
          {isDemonstration && <Tag>{copy.demonstration}</Tag>}
          <div className="muted">{copy.receipt(receiptNo, digest)}</div>
        </li>
      ))}
    </ol>
  )
  return <Collapse ghost items={[{ key: 'deliveries', label: title(deliveries.length), children: list }]} />
}
