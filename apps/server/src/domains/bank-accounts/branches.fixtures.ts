import type { BankProfileCode } from '@lqr/contract/bank-accounts/kinds.ts'
import { ACCOUNT_TYPES } from '@lqr/contract/bank-accounts/kinds.ts'
import type { Db } from '../../data/database.ts'
import type { BranchTimes } from './slots.rules.ts'

export interface BranchMaker extends Partial<BranchTimes> {
  readonly id: string
  readonly bankId: string
  readonly profile: BankProfileCode
  readonly isOpen?: boolean
}

export interface MadeBranch {
  readonly id: string
  readonly branchCode: string
  readonly bankCode: string
}

const USUAL: BranchTimes = {
  opensAt: '09:00',
  restFrom: '12:00',
  restTo: '14:00',
  closesAt: '17:00',
  slotMinutes: '60',
  slotCapacity: 2,
}

/** A twelve-digit number like those of the payment system; 313 stands for city banks, 821 for Lanzhou. */
const numberOf = (id: string) => `313821${id.padStart(6, '0').slice(-6)}`

/** Has a branch take appointments, and its bank with it; a bank that does already keeps its form. */
export async function makeOpeningBranch(db: Db, maker: BranchMaker): Promise<MadeBranch> {
  const { id, bankId, profile, isOpen = true, ...own } = maker
  const times = { ...USUAL, ...own }
  const [bankCode, branchCode] = [numberOf(bankId), numberOf(id)]
  await db
    .insertInto('opening_bank')
    .values({ org_id: bankId, bank_code: bankCode, profile })
    .onConflict((on) => on.doNothing())
    .execute()
  await db
    .insertInto('opening_branch')
    .values({
      org_id: id,
      bank_org_id: bankId,
      branch_code: branchCode,
      is_open: isOpen,
      opens_at: times.opensAt,
      rest_from: times.restFrom,
      rest_to: times.restTo,
      closes_at: times.closesAt,
      slot_minutes: times.slotMinutes,
      slot_capacity: times.slotCapacity,
      account_types: ACCOUNT_TYPES.map(({ code }) => code),
    })
    .execute()
  return { id, branchCode, bankCode }
}
