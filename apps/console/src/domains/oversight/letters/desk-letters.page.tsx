import { letterStates } from '@lqr/contract/oversight/letter-case.ts'
import { CaseListPage } from '../../../shell/cases/case-list-page.tsx'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { letterCopy as copy } from './copy.ts'
import { letterColumns } from './letter-columns.tsx'
import { useLetterList } from './use-letter.ts'

const FILTERS = {
  states: letterStates,
  sorts: ['due', 'newest'],
  toggles: ['overdue'],
  beginsWithOpen: true,
} as const

/** The letters that the institution received, those due first. */
export function Component() {
  return (
    <CaseListPage
      table="letterTasks"
      isWork
      texts={copy.desk}
      {...useLetterList(FILTERS)}
      columnsAt={(now) => letterColumns(WORK_LISTS.letter, now, 'area')}
      rowKey={(row) => row.id}
    />
  )
}
