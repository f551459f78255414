import type { submitCertification } from '@lqr/contract/certification/calls.ts'
import { certificationErrors as errors } from '@lqr/contract/certification/errors.ts'
import type { CallContext } from '../../http/bind-call.ts'
import { CallError } from '../../http/call-error.ts'
import { type EnterpriseRow, insertEvent, saveCorrection } from './certification.store.ts'
import type { submittedFields } from './submitted-fields.ts'
import { announceCompany } from './sync-company.ts'

/** What no register certifies, besides the phone, which is sealed. */
const CORRECTED = [
  'contact_name',
  'industry_code',
  'area_code',
  'address',
  'reg_capital_yuan',
  'found_date',
  'employees',
  'annual_revenue_yuan',
  'total_assets_yuan',
  'license_file_id',
  'auth_letter_file_id',
] as const

/**
 * What a certified enterprise corrects counts at once, and the system that keeps enterprises of its own is told (decision 0203).
 * Refused where it is what is known already.
 */
export async function correctFacts(
  { actor, body, db, services, now }: CallContext<typeof submitCertification>,
  before: EnterpriseRow,
  fields: ReturnType<typeof submittedFields>,
): Promise<void> {
  const phone = before.contact_phone_cipher && services.cipher.decrypt(before.contact_phone_cipher)
  const isKnown = CORRECTED.every((column) => before[column] === fields[column])
  if (isKnown && phone === body.contactPhone) throw new CallError(errors.unchanged)
  await saveCorrection(db, before.id, fields, now)
  const event = { companyId: before.id, kind: 'corrected', reason: null, actorId: actor.accountId } as const
  await insertEvent(db, event, now)
  await announceCompany(db, services, before.id)
}
