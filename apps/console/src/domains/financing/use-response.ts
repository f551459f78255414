import { getResponse, listResponses } from '@lqr/contract/financing/response-calls.ts'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import type { ResponseDetail } from '@lqr/contract/financing/response-entities.ts'
import type { CaseMoveProps } from '../../shell/cases/case-move-dialog.tsx'
import { useCase } from '../../shell/cases/use-case.ts'

/** A response on the screen of its institution. */
export function useResponse(id: string) {
  return useCase<ResponseDetail>(responseCase, { get: getResponse, list: listResponses }, id)
}

/** What every dialog of the institution's moves is given. */
export type ResponseActionProps = CaseMoveProps<ResponseDetail>
