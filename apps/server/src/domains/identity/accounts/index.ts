export { lookedAfter, mayLookAfter, mayReadLoginLog } from './account.access.ts'
export {
  findAccountById,
  findAccountByName,
  findAccountByPhone,
  holdProofs,
  listAccountsByPhone,
  noteLogin,
  rehashPassword,
  type SignInAccount,
  updatePassword,
} from './accounts.store.ts'
export { isActedFor } from './acting.store.ts'
export { type Prepared, prepareInitialPassword, registerForProvider } from './initial-account.ts'
export { initialPasswordEnd, isInitialPasswordExpired } from './initial-password.ts'
export { holdNumber, isNumberTaken } from './number.store.ts'
export { type SealedPhone, sealPhone } from './sealed-phone.ts'
export { insertUser, replaceRoles, takenOf } from './new-account.store.ts'
export { takenError, takenField, takenSentence } from './taken.ts'
