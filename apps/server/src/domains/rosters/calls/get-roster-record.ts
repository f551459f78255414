import { getRosterRecord } from '@lqr/contract/rosters/record-calls.ts'
import { bindRecord } from '../../../publishing/bind-publication.ts'
import { rosters } from '../roster-records.ts'

export const getRosterRecordCall = bindRecord(rosters, getRosterRecord)
