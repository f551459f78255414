import { letterStates } from '@lqr/contract/oversight/letter-case.ts'
import { CaseListPage } from '../../../shell/cases/case-list-page.tsx'
import { OFFICE_LISTS } from '../../../shell/cases/work-address.ts'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { letterCopy as copy } from './copy.ts'
import { letterColumns } from './letter-columns.tsx'
import { useLetterList } from './use-letter.ts'

const FILTERS = {
  states: letterStates,
  sorts: ['newest', 'due'],
  toggles: ['overdue'],
  beginsWithOpen: true,
} as const

/** The letters that the government of the area wrote. */
export function Component() {
  return (
    <CaseListPage
      table="officeLetters"
      isWork
      texts={copy.office}
      extra={<LinkButton to="/oversight/today" label={copy.office.toToday} />}
      {...useLetterList(FILTERS)}
      columnsAt={(now) => letterColumns(OFFICE_LISTS.letter, now, 'org')}
      rowKey={(row) => row.id}
    />
  )
}
