import type { DraftTermsOut } from '@lqr/contract/products/maintenance-entities.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { termLines } from './term-lines.ts'

/** All terms of a product; what is missing shows a dash. */
export function TermsFacts({ terms }: { terms: DraftTermsOut }) {
  const items = termLines(terms).map(({ label, text, isWide }) => ({
    label,
    value: text && <span className="prewrap">{text}</span>,
    isWide,
  }))
  return <Facts items={items} />
}
