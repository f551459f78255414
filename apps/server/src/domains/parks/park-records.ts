import { parkPublication } from '@lqr/contract/parks/record-calls.ts'
import { bindPublication } from '../../publishing/bind-publication.ts'
import { requireArea } from '../reference/index.ts'
import { type ParkForm, parkColumns, parkRecords } from './park-records.store.ts'

/** Parks as operators maintain them. */
export const parks = {
  declared: parkPublication,
  columns: parkColumns,
  records: parkRecords,
  check: ({ areaCode }: ParkForm) => requireArea(areaCode),
}

export const parkRecordCalls = bindPublication(parks)
