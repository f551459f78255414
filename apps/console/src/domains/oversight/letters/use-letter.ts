import { getLetter, listLetters } from '@lqr/contract/oversight/letter-calls.ts'
import { letterCase, type LetterStatus } from '@lqr/contract/oversight/letter-case.ts'
import type { LetterDetail } from '@lqr/contract/oversight/letter-entities.ts'
import type { CaseMoveProps } from '../../../shell/cases/case-move-dialog.tsx'
import { WORK_LIST } from '../../../shell/cases/case-list-page.tsx'
import type { CaseFilterOptions, CaseToggle } from '../../../shell/cases/case-search.ts'
import { useCase } from '../../../shell/cases/use-case.ts'
import { useCaseSearch } from '../../../shell/cases/use-case-search.ts'
import { useCall } from '../../../shell/use-call.ts'

/** A letter on the screen of either side. */
export const useLetter = (id: string) =>
  useCase<LetterDetail>(letterCase, { get: getLetter, list: listLetters }, id)

/** What every dialog of its moves is given. */
export type LetterActionProps = CaseMoveProps<LetterDetail>

type Options = CaseFilterOptions<LetterStatus, 'due' | 'newest', Extract<CaseToggle, 'overdue'>>

/** A list of letters with its filters. */
export function useLetterList(options: Options) {
  const search = useCaseSearch(options)
  return { search, of: useCall(listLetters, { body: search.body }, WORK_LIST) }
}
