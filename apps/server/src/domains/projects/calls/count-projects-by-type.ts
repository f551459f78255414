import { countProjectsByType } from '@lqr/contract/projects/calls.ts'
import { PROJECT_TYPES } from '@lqr/contract/reference/project-types.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { recordAreas } from '../../../publishing/record-areas.rules.ts'
import { sumProjectsByType } from '../projects.store.ts'

const none = { count: 0, investmentYuan: 0, financingYuan: 0 }

export const countProjectsByTypeCall = bindCall(countProjectsByType, async ({ db, body, now, request }) => {
  const areas = recordAreas(request.cityCode, body.areaCode)
  const sums = await sumProjectsByType(db, { keyword: body.keyword, areas, now })
  return PROJECT_TYPES.map((type) => ({ ...none, ...sums.find(({ code }) => code === type.code), ...type }))
})
