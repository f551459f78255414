import type { BoundCall } from '../../http/bind-call.ts'
import { countProjectsByTypeCall } from './calls/count-projects-by-type.ts'
import { getProjectCall } from './calls/get-project.ts'
import { listProjectsCall } from './calls/list-projects.ts'

export { projectsInSearch } from './search.store.ts'

export const projectsCalls: readonly BoundCall[] = [listProjectsCall, countProjectsByTypeCall, getProjectCall]
