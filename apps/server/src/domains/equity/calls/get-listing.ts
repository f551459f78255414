import { getListing, getListingStart } from '@lqr/contract/equity/listing-calls.ts'
import { stockErrors as errors } from '@lqr/contract/equity/stock-errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { findApplicant } from '../../certification/index.ts'
import { mayBeListed } from '../listing.rules.ts'
import { findExchange, findListed, findOpenListing } from '../listing.store.ts'
import { showListing } from '../show-listing.ts'
import { findStockItem } from '../stock-items.store.ts'

export const getListingCall = bindCall(getListing, (context) => showListing(context, context.params))

/** What the form begins with, and what already stands against applying. */
export const getListingStartCall = bindCall(getListingStart, async ({ actor, db, params }) => {
  const companyId = actor.companyId ?? ''
  const item = await requireRecord(findStockItem(db, params.itemId), errors.itemNotFound)
  const exchange = await findExchange(db, item.exchange)
  const open = await findOpenListing(db, companyId, item.id)
  const listed = await findListed(db, companyId)
  const { corporateName, applicantKind } = await findApplicant(db, companyId)
  return {
    item,
    exchangeName: exchange?.name ?? null,
    corporateName,
    openId: open?.id ?? null,
    isListed: listed?.board === item.board,
    isNoCompany: !mayBeListed(applicantKind),
  }
})
