export { findFormDraft, findWantedProduct, forgetWantedProduct, listFormDrafts } from './form-draft.store.ts'
