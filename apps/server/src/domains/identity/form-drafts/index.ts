export { listFormDrafts } from './form-draft.store.ts'
