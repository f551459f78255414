import { abbreviationPublication } from '@lqr/contract/content/abbreviation-calls.ts'
import type { BoundCall } from '../../http/bind-call.ts'
import { bindPublication } from '../../publishing/bind-publication.ts'
import { abbreviationColumns, abbreviationRecords } from './abbreviations.store.ts'

export const abbreviationCalls: readonly BoundCall[] = bindPublication({
  declared: abbreviationPublication,
  columns: abbreviationColumns,
  records: abbreviationRecords,
})
