import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import { LISTING_CONSENT_VERSION, listingConsentText } from '@lqr/contract/equity/listing-consent.ts'
import type { ListingForm } from '@lqr/contract/equity/listing-form.ts'
import { stockErrors as errors } from '@lqr/contract/equity/stock-errors.ts'
import type { Acting } from '../../cases/case-kind.ts'
import { nextNumber, openCase, recordSubmission } from '../../cases/open-case.ts'
import { CallError } from '../../http/call-error.ts'
import { requireRecord } from '../../publishing/require-record.ts'
import { evidenceHash } from '../../security/evidence-hash.ts'
import { findApplicant } from '../certification/index.ts'
import { linkFiles } from '../files/index.ts'
import { stockApplicationKind } from './listing-kind.ts'
import { LISTING_FILES, type ListingRecord } from './listing-record.ts'
import { documentsProblem, mayBeListed } from './listing.rules.ts'
import { findExchange, findListed, findOpenListing, UNLESS_OPEN } from './listing.store.ts'
import { holdListingFiles } from './own-listing-files.ts'
import { findStockItem } from './stock-items.store.ts'

/** What was agreed to, with number and moment, as the evidence that is kept. */
export function listingConsentHash(number: string, exchangeName: string, at: Date): string {
  return evidenceHash([number, at.toISOString(), listingConsentText(exchangeName)].join('\n'))
}

/**
 * Hands in an application: the case with the item as it is today and its clock, a document in each place, consent, first event,
 * message and audit row, all or nothing. 409 when one for the item is under way or the enterprise is listed in that layer.
 */
export async function submitListing(acting: Acting, form: ListingForm): Promise<ListingRecord> {
  const { db, actor, now, services } = acting
  const companyId = actor.companyId ?? ''
  const { applicantKind } = await findApplicant(db, companyId)
  if (!mayBeListed(applicantKind)) throw new CallError(errors.notCompany)
  const item = await requireRecord(findStockItem(db, form.itemId), errors.itemNotFound)
  const exchange = await findExchange(db, item.exchange)
  if (!exchange) throw new CallError(errors.noExchange)
  if ((await findListed(db, companyId))?.board === item.board) throw new CallError(errors.alreadyListed)
  const problem = documentsProblem(item.documents, form.documents)
  if (problem) throw new CallError(errors.documentsMissing, { fields: { documents: problem } })
  const fileIds = form.documents.map(({ fileId }) => fileId)
  await holdListingFiles(db, actor, fileIds, 'documents')
  const number = await nextNumber(db, stockApplicationCase, 'stock_apply_no', now)
  const values = {
    number,
    item_id: item.id,
    item_name: item.name,
    board: item.board,
    documents: item.documents,
    company_id: companyId,
    applicant_account_id: actor.accountId,
    org_id: exchange.id,
    short_name: form.shortName,
    shareholders: form.shareholders,
    introduction: form.introduction,
    recommender: form.recommender || null,
    contact_name: form.contactName,
    contact_phone_cipher: services.cipher.encrypt(form.contactPhone),
    consent_version: LISTING_CONSENT_VERSION,
    consent_hash: listingConsentHash(number, exchange.name, now),
  }
  const row = await openCase(acting, stockApplicationKind, values, { conflict: UNLESS_OPEN })
  if (!row) {
    throw new CallError(errors.alreadyOpen, { data: await findOpenListing(db, companyId, item.id) })
  }
  const files = form.documents.map(({ name, fileId }) => ({ fileId, purpose: name }))
  await linkFiles(db, { entity: LISTING_FILES, entityId: row.id }, files)
  await recordSubmission(acting, stockApplicationKind, row, {
    detail: { itemId: row.item_id, orgId: row.org_id, consent: LISTING_CONSENT_VERSION },
  })
  return row
}
