import { listSiteRows } from '@lqr/contract/reference/site-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listSiteRows as readSiteRows } from '../sites.store.ts'

export const listSiteRowsCall = bindCall(listSiteRows, ({ db, body }) => readSiteRows(db, body))
