import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { needForm, type NeedDraft, type NeedForm } from '@lqr/contract/financing/form.ts'
import { explainIssues } from '@lqr/contract/kernel/explain-issues.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { CallError } from '../../http/call-error.ts'
import type { FieldCipher } from '../../security/field-cipher.ts'
import type { NeedRecord, NeedValues } from './need.store.ts'
import { validToProblem } from './need.rules.ts'

type Typed = Omit<NeedDraft, 'fileIds' | 'documents'>

/** What was typed as columns; what is missing is taken out. */
export function valuesOf(typed: Typed, cipher: FieldCipher) {
  return {
    title: typed.title ?? null,
    demand_type: typed.demandType ?? null,
    amount_yuan: typed.amountYuan ?? null,
    term_months: typed.termMonths ?? null,
    want_rate: typed.wantRate ?? null,
    guarantee_mode: typed.guaranteeMode ?? null,
    purpose: typed.purpose ?? null,
    description: typed.description ?? null,
    industry_code: typed.industryCode ?? null,
    area_code: typed.areaCode ?? null,
    valid_to: typed.validTo ?? null,
    contact_name: typed.contactName ?? null,
    contact_phone_cipher: typed.contactPhone === undefined ? null : cipher.encrypt(typed.contactPhone),
    slots: typed.slots ?? null,
    shows_company: typed.showsCompany ?? false,
  } satisfies NeedValues
}

/** What was typed, read back from its columns. */
export function typedOf(row: NeedRecord, cipher: FieldCipher): Typed {
  return {
    title: row.title ?? undefined,
    demandType: row.demand_type ?? undefined,
    amountYuan: row.amount_yuan ?? undefined,
    termMonths: row.term_months ?? undefined,
    wantRate: row.want_rate ?? undefined,
    guaranteeMode: row.guarantee_mode ?? undefined,
    purpose: row.purpose ?? undefined,
    description: row.description ?? undefined,
    industryCode: row.industry_code ?? undefined,
    areaCode: row.area_code ?? undefined,
    validTo: row.valid_to ?? undefined,
    contactName: row.contact_name ?? undefined,
    contactPhone: row.contact_phone_cipher === null ? undefined : cipher.decrypt(row.contact_phone_cipher),
    slots: row.slots ?? undefined,
    showsCompany: row.shows_company,
  }
}

/** The whole form, fit to be published now; 422 at the fields otherwise. */
export function requireComplete(typed: Typed, now: Date): NeedForm {
  const parsed = needForm.safeParse(typed)
  if (!parsed.success) throw new CallError(errors.incomplete, { fields: explainIssues(parsed.error) })
  const problem = validToProblem(parsed.data.validTo, shanghaiDay(now))
  if (problem) throw new CallError(problem, { fields: { validTo: problem.msg } })
  return parsed.data
}
