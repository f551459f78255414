import { OBJECTION_SORTS } from '@lqr/contract/credit/objection-calls.ts'
import { objectionStates } from '@lqr/contract/credit/objections/objection-case.ts'
import { CaseListPage } from '../../../shell/cases/case-list-page.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { objectionCopy } from './copy.ts'
import { objectionColumns } from './objection-columns.tsx'
import { useObjectionList } from './use-objection.ts'

const { mine } = objectionCopy
const FILTERS = { states: objectionStates, sorts: OBJECTION_SORTS, toggles: ['open'] } as const

/** The objections of the enterprise, the newest first. */
export function Component() {
  const list = useObjectionList(FILTERS)
  return (
    <CaseListPage
      table="myObjections"
      texts={mine}
      extra={<LinkButton to="/personal/credit" label={mine.toFile} />}
      {...list}
      columnsAt={(now) => objectionColumns('/personal/objections', now, false)}
      rowKey={(row) => row.id}
    />
  )
}
