import { Alert } from 'antd'
import { STOCK_BOARDS } from '@lqr/contract/equity/boards.ts'
import type { ListingApplication } from '@lqr/contract/equity/listing-entities.ts'
import { LISTING_REFUSAL_REASONS } from '@lqr/contract/equity/listing-reasons.ts'
import { figureInWords } from '@lqr/contract/reference/refusal-conditions.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'

/** Other layers that may be applied for instead. */
function OtherItems({ items }: { items: ListingApplication['otherItems'] }) {
  if (items.length === 0) return null
  return (
    <>
      <h3>{copy.others}</h3>
      <ul>
        {items.map(({ id, name, board, conditions }) => (
          <li key={id}>
            <a href={`/stock?itemId=${id}`}>{name}</a>{' '}
            <span className="muted">
              {nameOf(STOCK_BOARDS, board)}：{conditions.join('；')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** How it ended, or what the exchange waits for: listed with the code, refused with the way on, documents to be supplied. */
export function ListingResult({ listing }: { listing: ListingApplication }) {
  if (listing.status === 'SUPPLEMENT') {
    return (
      <Alert
        type="warning"
        showIcon
        title={copy.supplement}
        description={`${listing.supplementRequest ?? ''} ${copy.supplementHint}`}
      />
    )
  }
  if (listing.status === 'LISTED') {
    const items = [
      { label: copy.companyCode, value: <strong className="figure">{listing.companyCode}</strong> },
      { label: copy.board, value: nameOf(STOCK_BOARDS, listing.board) },
      { label: copy.listedAt, value: formatDateTime(listing.listedAt) },
    ]
    return (
      <section className="panel">
        <h2>{copy.result}</h2>
        <Facts items={items} />
        <p className="muted panel-foot">{copy.listedHint}</p>
      </section>
    )
  }
  if (listing.rejectCode === null) return null
  const decided = figureInWords(listing)
  const items = [
    { label: copy.refused, value: nameOf(LISTING_REFUSAL_REASONS, listing.rejectCode), isWide: true },
    { label: copy.refusedReason, value: listing.rejectReason, isWide: true },
    { label: copy.nextSteps, value: listing.nextSteps, isWide: true },
    ...(decided ? [{ label: copy.decided, value: decided, isWide: true }] : []),
    ...(listing.retryFrom
      ? [{ label: copy.retry, value: copy.retryFrom(formatDate(listing.retryFrom)), isWide: true }]
      : []),
  ]
  return (
    <section className="panel panel-refusal">
      <h2>{copy.result}</h2>
      <Facts items={items} />
      <OtherItems items={listing.otherItems} />
    </section>
  )
}
