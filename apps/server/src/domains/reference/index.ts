import type { BoundCall } from '../../http/bind-call.ts'
import { getRegionTreeCall } from './calls/get-region-tree.ts'
import { getSiteTreeCall } from './calls/get-site-tree.ts'
import { listChildRegionsCall } from './calls/list-child-regions.ts'
import { listDictionariesCall } from './calls/list-dictionaries.ts'
import { listDictionaryItemsCall } from './calls/list-dictionary-items.ts'
import { listStartupDictionariesCall } from './calls/list-startup-dictionaries.ts'

export const referenceCalls: readonly BoundCall[] = [
  listDictionaryItemsCall,
  listDictionariesCall,
  listStartupDictionariesCall,
  listChildRegionsCall,
  getRegionTreeCall,
  getSiteTreeCall,
]
