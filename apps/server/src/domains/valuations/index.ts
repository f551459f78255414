import type { BoundCall } from '../../http/bind-call.ts'
import { deleteValuationCall } from './calls/delete-valuation.ts'
import { estimatePropertyCall } from './calls/estimate-property.ts'
import { getValuationCall } from './calls/get-valuation.ts'
import { listValuationsCall } from './calls/list-valuations.ts'
import { saveValuationCall } from './calls/save-valuation.ts'

export { attachValuation } from './attach-valuation.ts'
export { shownSnapshot } from './show-valuation.ts'
export type { ValuationSnapshot } from './valuation.store.ts'

/** The calls of property valuations: an estimate, and what an enterprise keeps of them. */
export const valuationsCalls: readonly BoundCall[] = [
  estimatePropertyCall,
  saveValuationCall,
  listValuationsCall,
  getValuationCall,
  deleteValuationCall,
]
