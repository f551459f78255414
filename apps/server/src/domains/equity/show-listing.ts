import { IN_HAND_STATES } from '@lqr/contract/equity/listing-case.ts'
import type { ListingApplication } from '@lqr/contract/equity/listing-entities.ts'
import { LAYER_REASONS } from '@lqr/contract/equity/listing-reasons.ts'
import { stockErrors } from '@lqr/contract/equity/stock-errors.ts'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { caseCan, caseScope } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { progressOf, timelineOf } from '../../cases/case-progress.ts'
import { isSealedFor, sealedTimeline } from '../../cases/case-seal.ts'
import { type CaseScope, findCase } from '../../cases/case.store.ts'
import { refusalFigure } from '../../cases/refusal-columns.ts'
import { CallError } from '../../http/call-error.ts'
import type { FieldCipher } from '../../security/field-cipher.ts'
import { listLinkedFiles } from '../files/index.ts'
import { stockApplicationKind } from './listing-kind.ts'
import { LISTING_FILES, type ListingRecord } from './listing-record.ts'
import { findListingParties, findOtherItems } from './listing.store.ts'

const MOST_OTHER_ITEMS = 3

/** Whether the exchange may open the phone number of who speaks for the enterprise. */
export const opensContact = ({ status }: Pick<ListingRecord, 'status'>) =>
  IN_HAND_STATES.some((state) => state === status)

const isOwn = (row: ListingRecord, { companyId }: CaseScope) => row.company_id === companyId

/** An application as the viewer's side sees it; 404 when it is neither the own enterprise's nor the own exchange's. */
export async function showListing(viewing: Viewing, { id }: { id: string }): Promise<ListingApplication> {
  const { db, actor, services, now } = viewing
  const scope = await caseScope(db, actor, stockApplicationKind)
  const row = await findCase<ListingRecord>(db, stockApplicationKind, id, scope)
  if (!row) throw new CallError(stockErrors.applicationNotFound)
  const isSealed = isSealedFor(row, scope)
  const events = await timelineOf(db, stockApplicationKind, row, scope)
  const own = isOwn(row, scope)
  const parties = await findListingParties(db, { companyId: row.company_id, orgId: row.org_id })
  return {
    id,
    applyNo: row.number,
    itemId: row.item_id,
    itemName: row.item_name,
    board: row.board,
    orgName: parties.orgName,
    orgPhone: parties.orgPhone,
    ...(isSealed ? SEALED : { ...parties, ...asked(row, services.cipher, own) }),
    opensPhone: !own && opensContact(row),
    officerPhone: own && row.officer_phone_cipher ? services.cipher.decrypt(row.officer_phone_cipher) : null,
    documents: row.documents,
    files: isSealed ? [] : await listLinkedFiles(db, { entity: LISTING_FILES, entityId: id }),
    ...outcome(row),
    otherItems: own ? await otherItems(viewing, row) : [],
    isExample: row.is_example,
    ...progressOf(stockApplicationKind, row, now),
    isSealed,
    timeline: isSealed ? sealedTimeline(events) : events,
    can: caseCan(stockApplicationKind, { actor, scope, now }, row, 'institution', 'enterprise'),
    version: row.version,
  }
}

/** What an exchange is not told of an application that was taken back before it had taken it up. */
const SEALED = {
  corporateName: null,
  creditCode: null,
  shortName: null,
  shareholders: null,
  introduction: null,
  recommender: null,
  contactName: null,
  contactPhone: null,
} as const

function asked(row: ListingRecord, cipher: FieldCipher, own: boolean) {
  const phone = cipher.decrypt(row.contact_phone_cipher)
  return {
    shortName: row.short_name,
    shareholders: row.shareholders,
    introduction: row.introduction,
    recommender: row.recommender,
    contactName: row.contact_name,
    contactPhone: own ? phone : maskPhone(phone),
  }
}

function outcome(row: ListingRecord) {
  return {
    supplementRequest: row.supplement_request,
    companyCode: row.company_code,
    listedAt: row.listed_at,
    rejectCode: row.reject_code,
    rejectReason: row.reject_reason,
    nextSteps: row.next_steps,
    ...refusalFigure(row),
  }
}

/** Where the layer decided, other layers are a way on. */
async function otherItems({ db }: Viewing, { status, reject_code: code, board }: ListingRecord) {
  if (status !== 'REJECTED' || code === null || !LAYER_REASONS.includes(code)) return []
  return findOtherItems(db, board, MOST_OTHER_ITEMS)
}
