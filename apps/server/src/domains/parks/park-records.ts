import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { parkPublication } from '@lqr/contract/parks/record-calls.ts'
import type { Db } from '../../data/database.ts'
import { CallError } from '../../http/call-error.ts'
import { bindPublication } from '../../publishing/bind-publication.ts'
import { requireArea } from '../reference/index.ts'
import { hasEnterprises } from './park-enterprise-records.store.ts'
import { type ParkForm, parkColumns, parkRecords } from './park-records.store.ts'

/** Parks as operators maintain them. */
export const parks = {
  declared: parkPublication,
  columns: parkColumns,
  records: parkRecords,
  check: ({ areaCode }: ParkForm) => requireArea(areaCode),
  deleteBeside: async (tx: Db, id: string) => {
    if (await hasEnterprises(tx, id)) throw new CallError(zonesErrors.parkNotEmpty)
  },
}

export const parkRecordCalls = bindPublication(parks)
