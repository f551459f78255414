import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import type { AccountTypeCode, BankProfileCode } from '@lqr/contract/bank-accounts/kinds.ts'
import { readCalendar } from '../../clocks/calendar.store.ts'
import type { Db } from '../../data/database.ts'
import { CallError } from '../../http/call-error.ts'
import { type BranchFacts, holdBranchByCode } from './branches.store.ts'
import { bookableSlot, type SlotTime } from './slots.rules.ts'
import { holdSlot } from './slots.store.ts'

interface Wanted {
  readonly branchCode: string
  readonly appointTime: string
  readonly accountType: AccountTypeCode
  readonly profile: BankProfileCode
}

function refusal(error: (typeof errors)[keyof typeof errors], field: string): CallError {
  return new CallError(error, { fields: { [field]: error.msg } })
}

/** The branch that is asked for, if it takes such an opening; refused at the field otherwise. */
export async function requireBranch(
  db: Db,
  { branchCode, accountType, profile }: Omit<Wanted, 'appointTime'>,
): Promise<BranchFacts> {
  const branch = await holdBranchByCode(db, branchCode)
  if (!branch) throw refusal(errors.branchNotFound, 'branchCode')
  if (branch.profile !== profile) throw refusal(errors.wrongProfile, 'branchCode')
  if (!branch.accountTypes.includes(accountType)) throw refusal(errors.typeNotOffered, 'accountType')
  return branch
}

/** Takes a place at that time for the length of the transaction; refused when there is no such time, or no place left. */
export async function bookSlot(
  db: Db,
  branch: BranchFacts,
  appointTime: string,
  now: Date,
): Promise<SlotTime> {
  const slot = bookableSlot(await readCalendar(db), branch, appointTime, now)
  if (!slot) throw refusal(errors.slotNotFound, 'appointTime')
  const { capacity, booked } = await holdSlot(db, branch.id, slot)
  if (booked >= (capacity ?? branch.slotCapacity)) throw refusal(errors.slotFull, 'appointTime')
  return slot
}
