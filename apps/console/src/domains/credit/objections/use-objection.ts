import { getObjection, listObjections } from '@lqr/contract/credit/objection-calls.ts'
import { creditObjectionCase, type ObjectionStatus } from '@lqr/contract/credit/objections/objection-case.ts'
import type { CreditObjection } from '@lqr/contract/credit/objections/objection-entities.ts'
import type { CaseMoveProps } from '../../../shell/cases/case-move-dialog.tsx'
import { WORK_LIST } from '../../../shell/cases/case-list-page.tsx'
import type { CaseFilterOptions, CaseToggle } from '../../../shell/cases/case-search.ts'
import { useCase } from '../../../shell/cases/use-case.ts'
import { useCaseSearch } from '../../../shell/cases/use-case-search.ts'
import { useCall } from '../../../shell/use-call.ts'

/** An objection on the screen of either side. */
export function useObjection(id: string) {
  return useCase<CreditObjection>(creditObjectionCase, { get: getObjection, list: listObjections }, id)
}

/** What every dialog of its moves is given. */
export type ObjectionActionProps = CaseMoveProps<CreditObjection>

type Options = CaseFilterOptions<ObjectionStatus, 'due' | 'newest', Extract<CaseToggle, 'open' | 'overdue'>>

/** A list of objections with its filters: what the page of a list is given besides its words. */
export function useObjectionList(options: Options) {
  const search = useCaseSearch(options)
  const of = useCall(listObjections, { body: search.body }, WORK_LIST)
  return { search, of }
}
