import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { chooseResponse } from '@lqr/contract/financing/response-calls.ts'
import type { Db } from '../../../data/database.ts'
import type { CallContext } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import {
  type ApplicableProduct,
  contactFrom,
  offeredThrough,
  requireOffer,
  submitApplication,
} from '../../applications/index.ts'
import { listLinkedFiles } from '../../files/index.ts'
import { NEED_FILES } from '../need-files.ts'
import { chosenFrom } from '../response-copy.ts'
import { requireNeedOf } from '../response-detail.store.ts'
import { bindOwnersMove } from '../response-moves.ts'
import { completeResponse, type ResponseRecord } from '../response.store.ts'

type Asked = Parameters<typeof requireOffer>[2]

/** The product as the institution that was chosen still offers it; what has changed since the indication is that one's to mend. */
async function requireIndicated(db: Db, row: ResponseRecord, asked: Asked): Promise<ApplicableProduct> {
  try {
    const product = await offeredThrough(db, await requireOffer(db, row.company_id, asked), row.org_id)
    if (product) return product
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
  throw new CallError(errors.offerOutdated)
}

/**
 * The application on the product of the indication: what the need says, its contact and its documents, nothing typed again. It
 * goes to the institution that was chosen, and the consent with it, also where the product is of a house above.
 */
async function apply(context: CallContext<typeof chooseResponse>, row: ResponseRecord): Promise<void> {
  // Equity is settled between the parties: no product, no application.
  if (row.demand_type === 'equity') return
  const { body, db } = context
  const { offer_product_id: proId, offer_amount_yuan: amountYuan, offer_term_months: termMonths } = row
  const { offer_guarantee_mode: guaranteeMode } = row
  if (proId === null || amountYuan === null || termMonths === null || guaranteeMode === null) {
    throw new CallError(errors.offerExpired)
  }
  const need = await requireNeedOf(db, row.need_id)
  const asked = { proId, amountYuan, termMonths, guaranteeMode }
  const files = await listLinkedFiles(db, { entity: NEED_FILES, entityId: need.id })
  const application = await submitApplication(context, await requireIndicated(db, row, asked), {
    ...asked,
    purpose: need.purpose,
    ...(await contactFrom(context, need)),
    annualRevenueYuan: null,
    files: files.map((file) => ({ ...file, purpose: 'application' })),
    letterVersion: body.letterVersion,
    note: chosenFrom(need.demand_no, row.response_no),
  })
  await completeResponse(db, row.id, { application_id: application.id })
}

export const chooseResponseCall = bindOwnersMove(chooseResponse, 'choose', {
  change: ({ now }) => ({ chosen_at: now.toISOString() }),
  follow: apply,
})
