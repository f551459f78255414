import type * as z from 'zod'
import { applyForProduct, applyForProductTwin } from '@lqr/contract/applications/calls.ts'
import { applicationForm } from '@lqr/contract/applications/form.ts'
import { bindCall } from '../../../http/bind-call.ts'
import type { Acting } from '../../../cases/case-kind.ts'
import { forgetWantedProduct } from '../../identity/index.ts'
import { attachValuation } from '../../valuations/index.ts'
import { ownDocuments } from '../own-documents.ts'
import { requireOffer, submitApplication } from '../submit-application.ts'

/** One handler for both addresses, so neither lacks a check. */
async function apply(context: Acting & { body: z.output<typeof applicationForm> }) {
  const { actor, body, db, now, services } = context
  const { valuationId: id, guaranteeMode } = body
  const companyId = actor.companyId ?? ''
  const product = await requireOffer(context.db, context.actor.companyId, body)
  const row = await submitApplication(context, product, {
    ...body,
    contactPhoneCipher: services.cipher.encrypt(body.contactPhone),
    annualRevenueYuan: body.annualRevenueYuan,
    valuation: id === undefined ? null : await attachValuation(db, { companyId, id, guaranteeMode }, now),
    files: await ownDocuments(db, actor, body, {
      asked: product.terms.materials,
      purpose: 'application',
    }),
  })
  await forgetWantedProduct(db, services.cipher, { accountId: actor.accountId, productId: product.id })
  return { id: row.id, applyNo: row.apply_no, status: row.status }
}

export const applyForProductCall = bindCall(applyForProduct, apply)
export const applyForProductTwinCall = bindCall(applyForProductTwin, apply)
