import { parkEnterprisePublication } from '@lqr/contract/parks/record-calls.ts'
import { bindPublication, requireRecordFor } from '../../publishing/bind-publication.ts'
import { enterpriseColumns, enterpriseRecords } from './park-enterprise-records.store.ts'
import { parks } from './park-records.ts'

export const parkEnterpriseRecordCalls = bindPublication({
  declared: parkEnterprisePublication,
  columns: enterpriseColumns,
  records: enterpriseRecords,
  filters: { parkId: 'park_id' },
  within: async (db, parkId, viewer) => {
    const park = await requireRecordFor(parks, db, parkId, viewer)
    return { columns: { park_id: park.id }, detail: { parkId: park.id } }
  },
})
