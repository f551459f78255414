import type { NeedDetail } from '@lqr/contract/financing/entities.ts'
import { getNeedCase, listAreaNeeds, listOwnNeeds } from '@lqr/contract/financing/need-calls.ts'
import { needCase } from '@lqr/contract/financing/need-case.ts'
import type { CaseMoveProps } from '../../shell/cases/case-move-dialog.tsx'
import { useCase } from '../../shell/cases/use-case.ts'

/** A need on the screen of its enterprise. */
export function useOwnNeed(id: string) {
  return useCase<NeedDetail>(needCase, { get: getNeedCase, list: listOwnNeeds }, id)
}

/** A need on the screen of an authority. */
export function useAreaNeed(id: string) {
  return useCase<NeedDetail>(needCase, { get: getNeedCase, list: listAreaNeeds }, id)
}

/** What every dialog of a move is given. */
export type NeedActionProps = CaseMoveProps<NeedDetail>
