import { listServices } from '@lqr/contract/services/calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { servingAreas } from '../../../publishing/serving-areas.rules.ts'
import { findServices } from '../services.store.ts'
import { shownService } from '../show-service.ts'

export const listServicesCall = bindCall(listServices, async ({ db, body, request, now }) => {
  const areas = servingAreas(request.cityCode, body.areaCode)
  const page = await findServices(db, shanghaiDay(now), { ...body, areas })
  return { ...page, list: page.list.map(shownService) }
})
