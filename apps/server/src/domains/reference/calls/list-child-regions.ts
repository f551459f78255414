import { listChildRegions } from '@lqr/contract/reference/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listRegions } from '../reference.store.ts'

export const listChildRegionsCall = bindCall(listChildRegions, async ({ params, db, now }) =>
  (await listRegions(db, now)).filter((region) => region.parentCode === params.id),
)
