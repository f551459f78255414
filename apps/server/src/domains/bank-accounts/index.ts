import type { BoundCall } from '../../http/bind-call.ts'
import type { OrganisationHolder } from '../../succession/holder.ts'
import { closeBankAccountCall } from './calls/close-bank-account.ts'
import { declareBankAccountCall } from './calls/declare-bank-account.ts'
import { deleteBankAccountCall } from './calls/delete-bank-account.ts'
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
import { closeOpeningBranchCall } from './calls/close-opening-branch.ts'
import { createOpeningBankCall } from './calls/create-opening-bank.ts'
import { makeCreateOpeningBranchCall } from './calls/create-opening-branch.ts'
import { listOpeningCandidatesCall, listRegisteredBanksCall } from './calls/list-registered-banks.ts'
import { makeUpdateBranchPlaceCall } from './calls/update-branch-place.ts'
import { updateOpeningBankCall } from './calls/update-opening-bank.ts'
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
  closeBankAccountCall,
  deleteBankAccountCall,
  getBankAccountCall,
  listOwnBranchesCall,
  updateOwnBranchCall,
  listOwnSlotsCall,
  updateOwnSlotCall,
  listRegisteredBanksCall,
  listOpeningCandidatesCall,
  createOpeningBankCall,
  updateOpeningBankCall,
  closeOpeningBranchCall,
]

/** The calls that reach what other domains hold of an organisation. */
export function makeBranchPlaceCalls(holders: readonly OrganisationHolder[]): readonly BoundCall[] {
  return [makeCreateOpeningBranchCall(holders), makeUpdateBranchPlaceCall(holders)]
}
