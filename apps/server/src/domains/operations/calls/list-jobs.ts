import { listJobs } from '@lqr/contract/operations/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { pageJobs } from '../operations.store.ts'

export const listJobsCall = bindCall(listJobs, ({ db, body }) => pageJobs(db, { ...body, state: body.state }))
