import { getProjectTeaser, listProjectTeasers } from '@lqr/contract/equity/project-calls.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './project-copy.ts'
import { toProjectLine } from './project-line.ts'

const RELATED = 3

/** A project as its page shows it, with others of its round. */
export async function loadProject(api: LoaderApi, request: Request) {
  const project = await api(getProjectTeaser, { params: { id: requireId(request) } })
  const { stage } = project
  const others = await api(listProjectTeasers, { body: { stage, pageSize: RELATED + 1 } })
  const line = toProjectLine(project)
  return {
    ...line,
    isMasked: !project.showsCompany,
    facts: [
      { label: copy.projectNo, value: project.projectNo },
      { label: copy.company, value: line.company },
      { label: copy.list.stage, value: line.stage },
      { label: copy.list.amount, value: line.amount },
      { label: copy.list.industry, value: line.industry },
      { label: copy.list.area, value: line.area },
      { label: copy.publishedAt, value: line.publishedAt },
    ],
    related: others.list
      .map(toProjectLine)
      .filter(({ id }) => id !== line.id)
      .slice(0, RELATED),
  }
}
