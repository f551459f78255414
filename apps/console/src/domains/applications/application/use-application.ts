import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { getApplication, listApplications } from '@lqr/contract/applications/calls.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import type { CaseMoveProps } from '../../../shell/cases/case-move-dialog.tsx'
import { useCase } from '../../../shell/cases/use-case.ts'

/** An application on the screen, for the enterprise and the institution alike. */
export function useApplication(id: string) {
  return useCase<ApplicationDetail>(applicationCase, { get: getApplication, list: listApplications }, id)
}

/** What every dialog of a move is given. */
export type ActionProps = CaseMoveProps<ApplicationDetail>
