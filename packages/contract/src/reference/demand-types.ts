import { dictionary } from '../kernel/dictionary.ts'

/** How the money should come: the kinds of a financing need (specification 7, docs/product-rules.md, Fields). */
export const DEMAND_TYPES = dictionary('demandType', [
  { code: 'debt', name: '债权融资' },
  { code: 'equity', name: '股权融资' },
  { code: 'lease', name: '融资租赁' },
  { code: 'guarantee', name: '融资担保' },
])

export type DemandTypeCode = (typeof DEMAND_TYPES)[number]['code']
