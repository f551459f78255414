import { getParkRecord } from '@lqr/contract/parks/record-calls.ts'
import { bindRecord } from '../../../publishing/bind-publication.ts'
import { parks } from '../park-records.ts'

export const getParkRecordCall = bindRecord(parks, getParkRecord)
