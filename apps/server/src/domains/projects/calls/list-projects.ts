import { listProjects } from '@lqr/contract/projects/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { recordAreas } from '../../../publishing/record-areas.rules.ts'
import { findProjects } from '../projects.store.ts'

export const listProjectsCall = bindCall(listProjects, ({ db, body, now, request }) =>
  findProjects(db, { ...body, areas: recordAreas(request.cityCode, body.areaCode), now }),
)
