export { currentItems, findItem, itemColumns } from './items.store.ts'
