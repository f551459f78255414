import type { GuaranteeModeCode } from '@lqr/contract/reference/guarantee-modes.ts'
import { valuationErrors as errors } from '@lqr/contract/valuations/errors.ts'
import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import { CallError } from '../../http/call-error.ts'
import { findValuation, type ValuationSnapshot } from './valuation.store.ts'

const refuse = (error: ErrorDef) => new CallError(error, { fields: { valuationId: error.msg } })

/** What an application keeps of the valuation that was chosen for it; refused at the field when it does not fit. */
export async function attachValuation(
  db: Db,
  chosen: { companyId: string; id: string; guaranteeMode: GuaranteeModeCode },
  now: Date,
): Promise<ValuationSnapshot> {
  if (chosen.guaranteeMode !== 'mortgage') throw refuse(errors.notAttachable)
  const kept = await findValuation(db, chosen.companyId, chosen.id)
  if (!kept) throw refuse(errors.valuationNotFound)
  if (kept.validTo < shanghaiDay(now)) throw refuse(errors.expired)
  const { id: _id, isExample: _isExample, createdAt: _createdAt, ...snapshot } = kept
  return snapshot
}
