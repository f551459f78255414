import { getService } from '@lqr/contract/services/calls.ts'
import { servicesErrors } from '@lqr/contract/services/errors.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { findService } from '../services.store.ts'
import { shownService } from '../show-service.ts'

export const getServiceCall = bindCall(getService, async ({ db, params, now }) =>
  shownService(await requireRecord(findService(db, shanghaiDay(now), params.id), servicesErrors.notFound)),
)
