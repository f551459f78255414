import { objectionStates } from '@lqr/contract/credit/objections/objection-case.ts'
import { CaseListPage } from '../../../shell/cases/case-list-page.tsx'
import { OFFICE_LISTS } from '../../../shell/cases/work-address.ts'
import { objectionCopy } from './copy.ts'
import { objectionColumns } from './objection-columns.tsx'
import { useObjectionList } from './use-objection.ts'

const FILTERS = {
  states: objectionStates,
  sorts: ['due', 'newest'],
  toggles: ['overdue'],
  beginsWithOpen: true,
} as const

/** The objections that operators examine, those due first. */
export function Component() {
  const list = useObjectionList(FILTERS)
  return (
    <CaseListPage
      table="officeObjections"
      isWork
      texts={objectionCopy.office}
      {...list}
      columnsAt={(now) => objectionColumns(OFFICE_LISTS.creditObjection, now, true)}
      rowKey={(row) => row.id}
    />
  )
}
