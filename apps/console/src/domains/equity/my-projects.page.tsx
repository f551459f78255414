import { Link } from 'react-router'
import { listOwnProjects } from '@lqr/contract/equity/project-calls.ts'
import { projectStates } from '@lqr/contract/equity/project-case.ts'
import { CaseListPage } from '../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../shell/cases/use-case-search.ts'
import { LinkButton } from '../../shell/page/link-button.tsx'
import { useCall } from '../../shell/use-call.ts'
import { TalksPanel } from './interests/talks-panel.tsx'
import { projectColumns } from './project-columns.tsx'
import { copy, mineCopy as texts } from './project-copy.ts'

const ADD = '/equityFinancing/add'
const FILTERS = { states: projectStates, toggles: ['open'] } as const
const COLUMNS = projectColumns(texts.title, copy.untitled, (id) => `/personal/equity/${id}`)

/** The enterprise's own projects, its drafts among them. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const answer = useCall(listOwnProjects, { body: search.body }, { keepPrevious: true })
  return (
    <CaseListPage
      {...{ texts, search }}
      table="myProjects"
      above={<TalksPanel side="enterprise" />}
      of={answer}
      columnsAt={() => COLUMNS}
      rowKey={({ id }) => id}
      extra={<Link to={ADD}>{texts.add}</Link>}
      emptyAction={<LinkButton to={ADD} label={texts.add} />}
    />
  )
}
