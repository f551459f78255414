import type { OperationDetail } from '@lqr/contract/financing/operation-calls.ts'

/** What every part of the page is given: what is there, and where the answer of a change goes. */
export interface OperationPartProps {
  detail: OperationDetail
  onChanged: (next: OperationDetail) => void
}
