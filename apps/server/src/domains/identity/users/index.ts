export { requireOtherAdmin, requireUser } from './user-change.ts'
export { findAccountIdByName, isAccount } from './user-list.store.ts'
