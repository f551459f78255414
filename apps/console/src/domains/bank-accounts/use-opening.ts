import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { getAccountOpening, listAccountOpenings } from '@lqr/contract/bank-accounts/calls.ts'
import type { AccountOpening } from '@lqr/contract/bank-accounts/entities.ts'
import type { CaseMoveProps } from '../../shell/cases/case-move-dialog.tsx'
import { useCase } from '../../shell/cases/use-case.ts'

/** An opening on the screen of its enterprise or of its bank. */
export function useOpening(id: string) {
  const calls = { get: getAccountOpening, list: listAccountOpenings }
  return useCase<AccountOpening>(accountOpeningCase, calls, id)
}

/** What every dialog of a move is given. */
export type OpeningMoveProps = CaseMoveProps<AccountOpening>
