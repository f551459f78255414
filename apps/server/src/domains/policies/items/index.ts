export { currentItems, findItem, isInForce, itemColumns } from './items.store.ts'
