import type { GuaranteeModeCode } from '@lqr/contract/reference/guarantee-modes.ts'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { productsErrors as errors } from '@lqr/contract/products/errors.ts'
import { findApplicant } from '../certification/index.ts'
import type { Acting } from '../../cases/case-kind.ts'
import { nextNumber, openCase, recordSubmission } from '../../cases/open-case.ts'
import { CallError } from '../../http/call-error.ts'
import { grantAuthorisation } from '../credit/index.ts'
import { linkFiles } from '../files/index.ts'
import type { ValuationSnapshot } from '../valuations/index.ts'
import { type ApplicableProduct, findApplicableProduct } from './applicable-product.store.ts'
import { offerProblem } from './application-terms.rules.ts'
import { applicationKind } from './application-kind.ts'
import type { ApplicationRecord } from './application-record.ts'
import { countApplication, findOpenApplication, UNLESS_OPEN } from './application.store.ts'
import { APPLICATION_FILES } from './application-files.ts'

export interface Submission {
  readonly proId: string
  readonly amountYuan: number
  readonly termMonths: number
  readonly guaranteeMode: GuaranteeModeCode
  readonly purpose: string
  readonly contactName: string
  readonly contactPhoneCipher: string
  readonly annualRevenueYuan: number | null | undefined
  readonly wantedOn?: string | null | undefined
  /** The property that is offered as security, as it was valued. */
  readonly valuation?: ValuationSnapshot | null
  readonly files: readonly { fileId: string; purpose: string }[]
  /** The letter that the consent was ticked under. */
  readonly letterVersion?: string | undefined
  /** The case it goes on from, at another institution. */
  readonly from?: Pick<ApplicationRecord, 'id' | 'transfers'>
  /** The loan it renews, at the same institution. */
  readonly renewsId?: string
  readonly note?: string
}

/** The product, when it takes this application online from this enterprise; 404, 409 or 422 with the fields that it does not offer. */
export async function requireOffer(
  db: Acting['db'],
  companyId: string | null,
  asked: Pick<Submission, 'proId' | 'amountYuan' | 'termMonths' | 'guaranteeMode'>,
): Promise<ApplicableProduct> {
  const product = await findApplicableProduct(db, asked.proId)
  if (!product) throw new CallError(errors.productNotFound)
  const { applicantKind } = await findApplicant(db, companyId ?? '')
  const problem = offerProblem({ ...product, ...product.terms }, asked, applicantKind)
  if (problem) {
    const { error, fields } = problem
    throw new CallError(error, Object.keys(fields).length > 0 ? { fields } : {})
  }
  return product
}

/**
 * Hands in an application: the consent for that institution alone, the case with the terms of the day and its clock, its
 * documents, the first event, the message and the audit row. 409 when one for the product is open already.
 */
export async function submitApplication(
  acting: Acting,
  product: ApplicableProduct,
  form: Submission,
): Promise<ApplicationRecord> {
  const { db, actor, now } = acting
  const companyId = actor.companyId ?? ''
  const applicant = await findApplicant(db, companyId)
  const number = await nextNumber(db, applicationCase, 'product_apply_no', now)
  const authorisationId = await grantAuthorisation(db, {
    grantorCompanyId: companyId,
    grantorAccountId: actor.accountId,
    corporateName: applicant.corporateName,
    granteeOrgId: product.orgId,
    orgName: product.orgName,
    productName: product.name,
    bizNo: number,
    at: now,
    letterVersion: form.letterVersion,
  })
  const values = {
    apply_no: number,
    product_id: product.id,
    product_snapshot: JSON.stringify({ name: product.name, version: product.version, ...product.terms }),
    org_id: product.orgId,
    company_id: companyId,
    applicant_account_id: actor.accountId,
    region_code: applicant.areaCode,
    amount_yuan: form.amountYuan,
    term_months: form.termMonths,
    guarantee_mode: form.guaranteeMode,
    purpose: form.purpose,
    contact_name: form.contactName,
    contact_phone_cipher: form.contactPhoneCipher,
    annual_revenue_yuan: form.annualRevenueYuan ?? applicant.annualRevenueYuan,
    wanted_on: form.wantedOn ?? null,
    valuation_snapshot: form.valuation ? JSON.stringify(form.valuation) : null,
    authorisation_id: authorisationId,
    transferred_from_id: form.from?.id ?? null,
    transfers: form.from ? form.from.transfers + 1 : 0,
    renews_id: form.renewsId ?? null,
  }
  const row = await openCase(acting, applicationKind, values, { conflict: UNLESS_OPEN })
  if (!row) {
    throw new CallError(errors.alreadyOpen, { data: await findOpenApplication(db, companyId, product.id) })
  }
  await linkFiles(db, { entity: APPLICATION_FILES, entityId: row.id }, form.files)
  await countApplication(db, row.product_id)
  await recordSubmission(acting, applicationKind, row, {
    note: form.note ?? null,
    detail: { proId: row.product_id, orgId: row.org_id, amountYuan: row.amount_yuan },
  })
  acting.audit({
    action: 'grant-authorisation',
    entity: 'credit_authorisation',
    entityId: row.authorisation_id,
    detail: { granteeOrgId: row.org_id, bizNo: row.apply_no },
  })
  return row
}
