export { findCurrentAgreement, insertConsent } from './agreements.store.ts'
export { hasLegalPersonConsent, withdrawLegalPersonConsents } from './separate-consent.store.ts'
