export { findCurrentAgreement, insertConsent } from './agreements.store.ts'
