export { requireGoodPassword } from './new-password.ts'
export { ownAccount, requirePassword, type SignedIn } from './re-authentication.ts'
