import { STOCK_BOARDS } from '@lqr/contract/equity/boards.ts'
import type { ListingApplication } from '@lqr/contract/equity/listing-entities.ts'
import type { Fact } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'

/** Which application it is, repeated before every move. */
export function caseFacts(listing: ListingApplication): Fact[] {
  return [
    { label: copy.applyNo, value: listing.applyNo },
    { label: copy.company, value: listing.corporateName },
    { label: copy.item, value: listing.itemName },
    { label: copy.board, value: nameOf(STOCK_BOARDS, listing.board) },
    { label: copy.exchange, value: listing.orgName },
  ]
}
