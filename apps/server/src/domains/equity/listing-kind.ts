import { EXCHANGE_ROLES, stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import type { CaseKind } from '../../cases/case-kind.ts'
import { listingText, namedListing } from './listing-copy.ts'
import { LISTING_FILES, LISTINGS, type ListingRecord } from './listing-record.ts'
import { findListingParties, LISTING_DATA, LISTING_TASK } from './listing.store.ts'

/** Applications to be listed on the case kernel; at the exchange the people with the role `financeEquity` see and work on them. */
export const stockApplicationKind: CaseKind<typeof stockApplicationCase, ListingRecord> = {
  declaration: stockApplicationCase,
  ...LISTINGS,
  readers: EXCHANGE_ROLES,
  workers: EXCHANGE_ROLES,
  messagePrefix: 'equity.listing-',
  task: LISTING_TASK,
  personalData: LISTING_DATA,
  documents: [LISTING_FILES],
  guards: {},
  named: (_, row) => namedListing(row),
  link: (row, side) =>
    side === 'institution' ? `/workbench/listings/${row.id}` : `/personal/listings/${row.id}`,
  notice: async (db, move, row) => {
    const { orgName } = await findListingParties(db, { companyId: row.company_id, orgId: row.org_id })
    return listingText(move, row, orgName)
  },
}
