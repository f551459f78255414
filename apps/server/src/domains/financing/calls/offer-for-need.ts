import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { listOfferProducts, offerForNeed } from '@lqr/contract/financing/response-calls.ts'
import { annualCostPercent } from '@lqr/contract/products/annual-cost.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { type ApplicableProduct, listOnlineProducts, requireOffer } from '../../applications/index.ts'
import { type Applicant, findApplicant } from '../../certification/index.ts'
import { findResponseFacts } from '../response-detail.store.ts'
import { responseKind } from '../response-kind.ts'
import { bindResponseMove } from '../response-moves.ts'

const serves = ({ applicantKinds }: ApplicableProduct, { applicantKind }: Applicant) =>
  applicantKinds.length === 0 || applicantKinds.includes(applicantKind)

/** An indication rests on a product the institution may sell, within its terms, so that choosing it makes an application. */
export const offerForNeedCall = bindResponseMove(offerForNeed, 'offer', {
  note: ({ conditions }) => conditions,
  async change({ body, db, now }, row) {
    if (body.validTo < shanghaiDay(now)) {
      throw new CallError(errors.offerPast, { fields: { validTo: errors.offerPast.msg } })
    }
    const product = (await listOnlineProducts(db, row.org_id)).find(({ id }) => id === body.proId)
    if (!product)
      throw new CallError(errors.productNotYours, { fields: { proId: errors.productNotYours.msg } })
    if (!serves(product, await findApplicant(db, row.company_id))) {
      const { applicantNotServed } = errors
      throw new CallError(applicantNotServed, { fields: { proId: applicantNotServed.msg } })
    }
    const { terms } = await requireOffer(db, row.company_id, body)
    return {
      offer_product_id: body.proId,
      offer_amount_yuan: body.amountYuan,
      offer_rate: body.ratePercent,
      offer_annual_cost: annualCostPercent(body.ratePercent, terms.fees, body),
      offer_term_months: body.termMonths,
      offer_guarantee_mode: body.guaranteeMode,
      offer_conditions: body.conditions ?? null,
      offer_valid_to: body.validTo,
      offered_at: now.toISOString(),
    }
  },
})

export const listOfferProductsCall = bindCall(listOfferProducts, async ({ actor, db, params }) => {
  const scope = scopeOfSide(await caseScope(db, actor, responseKind), 'institution')
  const row = await findResponseFacts(db, params.id, scope)
  if (!row) throw new CallError(errors.responseNotFound)
  const applicant = await findApplicant(db, row.company_id)
  const products = await listOnlineProducts(db, row.org_id)
  return products
    .filter((product) => serves(product, applicant))
    .map(({ id, name, terms }) => ({ id, name, ...terms }))
})
