export { findWantedProduct, forgetWantedProduct, listFormDrafts, renameInDrafts } from './form-draft.store.ts'
