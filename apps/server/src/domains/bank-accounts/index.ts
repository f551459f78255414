import type { BoundCall } from '../../http/bind-call.ts'
import { declareBankAccountCall } from './calls/declare-bank-account.ts'
import { getBankAccountCall } from './calls/get-bank-account.ts'
import { listBankAccountsCall } from './calls/list-bank-accounts.ts'
import { updateBankAccountCall } from './calls/update-bank-account.ts'
import { cancelOpeningCall } from './calls/cancel-opening.ts'
import { changeOpeningCall } from './calls/change-opening.ts'
import { getAccountOpeningCall, getOpeningByApplyIdCall } from './calls/get-account-opening.ts'
import { getOpeningStartCall, preCheckOpeningCall } from './calls/get-opening-start.ts'
import { listAccountOpeningsCall } from './calls/list-account-openings.ts'
import { listOpeningBankPageCall, listOpeningBanksCall } from './calls/list-opening-banks.ts'
import { listOpeningBranchesCall } from './calls/list-opening-branches.ts'
import { openOperatorPhoneCall } from './calls/open-operator-phone.ts'
import { listOwnBranchesCall } from './calls/list-own-branches.ts'
import { listOwnSlotsCall } from './calls/list-own-slots.ts'
import { updateOwnBranchCall } from './calls/update-own-branch.ts'
import { updateOwnSlotCall } from './calls/update-own-slot.ts'
import { submitOpeningLzbCall } from './calls/submit-opening-lzb.ts'
import { submitOpeningPdbCall } from './calls/submit-opening-pdb.ts'
import { failOpeningCall, openAccountCall } from './calls/write-result.ts'
import { confirmOpeningCall, noShowOpeningCall, verifyOpeningCall } from './opening-moves.ts'

export { accountOpeningKind } from './opening-kind.ts'

/** The calls of bank accounts: finding a branch, booking, the bank's work, accounts, and the calendar of a branch. */
export const bankAccountsCalls: readonly BoundCall[] = [
  listOpeningBankPageCall,
  listOpeningBanksCall,
  listOpeningBranchesCall,
  getOpeningStartCall,
  preCheckOpeningCall,
  submitOpeningLzbCall,
  submitOpeningPdbCall,
  listAccountOpeningsCall,
  getOpeningByApplyIdCall,
  getAccountOpeningCall,
  changeOpeningCall,
  cancelOpeningCall,
  confirmOpeningCall,
  verifyOpeningCall,
  openAccountCall,
  failOpeningCall,
  noShowOpeningCall,
  openOperatorPhoneCall,
  listBankAccountsCall,
  declareBankAccountCall,
  updateBankAccountCall,
  getBankAccountCall,
  listOwnBranchesCall,
  updateOwnBranchCall,
  listOwnSlotsCall,
  updateOwnSlotCall,
]
