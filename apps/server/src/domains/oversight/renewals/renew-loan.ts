import type * as z from 'zod'
import { oversightErrors as errors } from '@lqr/contract/oversight/errors.ts'
import { FARTHEST_WINDOW, type renewLoan as call } from '@lqr/contract/oversight/renewal-calls.ts'
import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import type { Acting } from '../../../cases/case-kind.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { holdLockOf } from '../../../data/advisory-locks.ts'
import { CallError } from '../../../http/call-error.ts'
import {
  contactFrom,
  findOwnLoan,
  offeredThrough,
  requireOffer,
  submitApplication,
} from '../../applications/index.ts'
import { renewalNote, renewalPurpose } from './copy.ts'
import { findLoanRow } from './loans.store.ts'
import { daysUntil, isFreeToRenew } from './renewal.rules.ts'

type Form = z.output<(typeof call)['body']>

const refused = (error: ErrorDef, field: keyof Form) =>
  new CallError(error, { fields: { [field]: error.msg } })

/**
 * Applies to the institution of a loan for a new one that repays it: with the facts and papers of the loan, for no more than what is open.
 * The institution answers as to any application; what it does, or leaves undone, is seen by its county.
 */
export async function renewLoan(acting: Acting, id: string, form: Form) {
  const { db, actor, now } = acting
  const companyId = actor.companyId ?? ''
  await holdLockOf(db, 'loan', id)
  const loan = await findOwnLoan(db, companyId, id)
  const due = loan && (await findLoanRow(db, { companyId, id, now }))
  if (!loan || !due) throw new CallError(errors.loanNotFound)
  const today = shanghaiDay(now)
  const daysLeft = daysUntil(due.dueOn, today)
  if (daysLeft > FARTHEST_WINDOW) throw new CallError(errors.renewalTooEarly)
  if (!isFreeToRenew(due, daysLeft)) throw new CallError(errors.renewalOpen)
  if (form.amountYuan > due.openYuan) throw refused(errors.moreThanOpen, 'amountYuan')
  if (!due.offersOnline) throw refused(errors.nothingOffered, 'proId')
  if (form.proId === undefined && !due.isOffered) throw refused(errors.productNotOffered, 'proId')
  const { amountYuan, termMonths } = form
  const asked = {
    proId: form.proId ?? loan.product_id,
    amountYuan,
    termMonths,
    guaranteeMode: loan.guarantee_mode,
  }
  const product = await offeredThrough(db, await requireOffer(db, companyId, asked), loan.org_id)
  if (!product) throw refused(errors.otherInstitution, 'proId')
  const row = await submitApplication(acting, product, {
    ...asked,
    purpose: renewalPurpose(loan.apply_no),
    ...(await contactFrom(acting, loan)),
    annualRevenueYuan: loan.annual_revenue_yuan,
    // Of a loan that is overdue it is wanted at once.
    wantedOn: due.dueOn < today ? today : due.dueOn,
    valuation: loan.valuation_snapshot,
    files: loan.files,
    letterVersion: form.letterVersion,
    renewsId: loan.id,
    note: renewalNote(loan.apply_no, due.openYuan),
  })
  return { id: row.id, applyNo: row.apply_no, status: row.status, files: loan.files.length }
}
