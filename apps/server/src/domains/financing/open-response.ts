import type { ResponseOrigin } from '@lqr/contract/financing/response-kinds.ts'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import { findPhoneCipher } from '../identity/index.ts'
import { type Moving, noticeOf } from '../../cases/case-kind.ts'
import { nextNumber, openCase, recordOpening } from '../../cases/open-case.ts'
import { findApplicant } from '../certification/index.ts'
import { grantAuthorisation } from '../credit/index.ts'
import { sendMessage } from '../messages/index.ts'
import { leaveQueue } from './queue.store.ts'
import { arrivedText } from './response-copy.ts'
import { type CompleteNeed, findResponseWords } from './response-detail.store.ts'
import { responseKind } from './response-kind.ts'
import { completeResponse, type ResponseRecord, UNLESS_HOLDING } from './response.store.ts'
import { fillSlot } from './slot.store.ts'

/** By which move an institution comes to a need, and what is kept of it. */
const ORIGINS = {
  submit: 'grab',
  advance: 'queue',
  dispatch: 'dispatch',
  route: 'rule',
} as const satisfies Record<string, ResponseOrigin>

interface Opening {
  readonly orgId: string
  /** A slot that the transaction has taken. */
  readonly slot: number
  readonly move: keyof typeof ORIGINS
  readonly note?: string | null | undefined
}

/**
 * Lets an institution hold a slot: its response with the contact clock, the enterprise's consent for it alone, timeline,
 * messages to both sides and audit. Undefined when it holds the need already. The caller has counted it as a holder.
 */
export async function openResponse(
  moving: Moving,
  need: CompleteNeed,
  { orgId, slot, move, note = null }: Opening,
): Promise<ResponseRecord | undefined> {
  const { db, now, mover } = moving
  const isOwn = move === 'submit'
  const values = {
    response_no: await nextNumber(db, responseCase, 'need_response_no', now),
    need_id: need.id,
    company_id: need.company_id,
    applicant_account_id: need.applicant_account_id,
    org_id: orgId,
    demand_type: need.demand_type,
    came_by: ORIGINS[move],
    is_example: need.is_example,
    ...(isOwn && {
      officer_account_id: mover.accountId,
      officer_name: mover.name,
      officer_phone_cipher: mover.accountId && (await findPhoneCipher(db, mover.accountId)),
    }),
  }
  const row = await openCase(moving, responseKind, values, { conflict: UNLESS_HOLDING, move })
  if (!row) return undefined
  await fillSlot(db, need.id, slot, row.id)
  await leaveQueue(db, need.id, orgId)
  await authorise(moving, need, row)
  await recordOpening(moving, responseKind, row, { move, note, detail: { needId: need.id, orgId, slot } })
  if (!isOwn) {
    const notice = noticeOf(
      responseKind,
      row,
      'enterprise',
      'arrived',
      arrivedText(await findResponseWords(db, row)),
    )
    await sendMessage(db, { ...notice, companyId: row.company_id })
  }
  return row
}

/** The consent that the enterprise gave when it published the need, for this institution from now on. */
async function authorise({ db, now, audit }: Moving, need: CompleteNeed, row: ResponseRecord): Promise<void> {
  const { corporateName } = await findApplicant(db, need.company_id)
  const { orgName } = await findResponseWords(db, row)
  const authorisationId = await grantAuthorisation(db, {
    grantorCompanyId: need.company_id,
    grantorAccountId: need.applicant_account_id,
    corporateName,
    granteeOrgId: row.org_id,
    orgName,
    productName: need.title,
    bizNo: row.response_no,
    at: now,
    purpose: 'need',
  })
  await completeResponse(db, row.id, { authorisation_id: authorisationId })
  audit({
    action: 'grant-authorisation',
    entity: 'credit_authorisation',
    entityId: authorisationId,
    detail: { granteeOrgId: row.org_id, bizNo: row.response_no },
  })
}
