import { fundPublication } from '@lqr/contract/funds/record-calls.ts'
import { bindPublication } from '../../publishing/bind-publication.ts'
import { requireArea } from '../reference/index.ts'
import { fundColumns, fundRecords } from './fund-records.store.ts'

export const fundRecordCalls = bindPublication({
  declared: fundPublication,
  columns: fundColumns,
  records: fundRecords,
  check: ({ areaCode }) => requireArea(areaCode),
})
