import { transferApplication } from '@lqr/contract/applications/calls.ts'
import { productsErrors as errors } from '@lqr/contract/products/errors.ts'
import { requestMove } from '../../../cases/request-move.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { listLinkedFiles } from '../../files/index.ts'
import { houseOf } from '../../organisations/index.ts'
import type { ApplicableProduct } from '../applicable-product.store.ts'
import { applicationKind } from '../application-kind.ts'
import { requireApplication } from '../application-moves.ts'
import { contactFrom } from '../contact-from.ts'
import { transferredFrom } from '../copy.ts'
import { APPLICATION_FILES } from '../application-files.ts'
import { requireOffer, submitApplication } from '../submit-application.ts'

/**
 * The old case ends with its authorisation; a new one keeps data and documents and starts its clock anew. Between the parts of a house
 * nothing moves: who works above a branch works on its cases as they are (decision 0223).
 */
export const transferApplicationCall = bindCall(transferApplication, async (context) => {
  const { params, body, db } = context
  let product: ApplicableProduct | undefined
  const old = await requestMove(context, applicationKind, {
    id: params.id,
    move: 'transfer',
    version: body.version,
    show: (row) => requireApplication(context, row.id),
    change: async (row) => {
      product = await requireOffer(context.db, context.actor.companyId, {
        proId: body.proId,
        amountYuan: row.amount_yuan,
        termMonths: row.term_months,
        guaranteeMode: row.guarantee_mode,
      })
      if ((await houseOf(db, row.org_id)).includes(product.orgId)) {
        throw new CallError(errors.sameProduct, { fields: { proId: errors.sameProduct.msg } })
      }
      return {}
    },
  })
  if (!product) throw new CallError(errors.productNotFound)
  const row = await submitApplication(context, product, {
    proId: body.proId,
    amountYuan: old.amount_yuan,
    termMonths: old.term_months,
    guaranteeMode: old.guarantee_mode,
    purpose: old.purpose,
    ...(await contactFrom(context, old)),
    annualRevenueYuan: old.annual_revenue_yuan,
    wantedOn: old.wanted_on,
    valuation: old.valuation_snapshot,
    files: await listLinkedFiles(db, { entity: APPLICATION_FILES, entityId: old.id }),
    letterVersion: body.letterVersion,
    from: old,
    note: transferredFrom(old.apply_no),
  })
  return { id: row.id, applyNo: row.apply_no, status: row.status }
})
