import { getStockItem, listStockItems } from '@lqr/contract/equity/calls.ts'
import { stockItemPublication } from '@lqr/contract/equity/record-calls.ts'
import { stockErrors } from '@lqr/contract/equity/stock-errors.ts'
import { bindCall, type BoundCall } from '../../http/bind-call.ts'
import { bindPublication } from '../../publishing/bind-publication.ts'
import { requireRecord } from '../../publishing/require-record.ts'
import { listingCalls } from './listing-calls.ts'
import { stockItemColumns, stockItemRecords } from './stock-item-records.store.ts'
import { findStockItem, findStockItems } from './stock-items.store.ts'

export { canReadListingFile } from './listing.access.ts'
export { LISTING_FILES } from './listing-record.ts'
export { stockApplicationKind } from './listing-kind.ts'
import { interestCalls } from './interest-calls.ts'
import { roadshowCalls } from './roadshows/index.ts'
import { talkCalls } from './talk-calls.ts'
import { projectCalls } from './project-calls.ts'
export { interestFollower, projectFollower } from './follow-project.ts'
export { interestKind } from './interest-kind.ts'
export { lapseTalks } from './lapse-talks.ts'
export { projectKind } from './project-kind.ts'
export { PROJECT_FILES } from './project-values.ts'
export { canReadProjectFile } from './project.access.ts'

export { stockItemsInSearch } from './search.store.ts'

export const equityCalls: readonly BoundCall[] = [
  ...projectCalls,
  ...interestCalls,
  ...talkCalls,
  ...roadshowCalls,
  bindCall(listStockItems, ({ db, body }) => findStockItems(db, body)),
  bindCall(getStockItem, ({ db, params }) =>
    requireRecord(findStockItem(db, params.id), stockErrors.itemNotFound),
  ),
  ...bindPublication({
    declared: stockItemPublication,
    columns: stockItemColumns,
    records: stockItemRecords,
  }),
  ...listingCalls,
]
