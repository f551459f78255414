import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { compileData } from './answer-schema.ts'
import { CallError } from './call-error.ts'
import type { FirstAnswer } from './idempotency.store.ts'

/** The data of the first answer as they were sent; what the release before kept may lack what an answer must have by now. */
export function sentFirst(call: AnyCall, { sent, answer }: FirstAnswer): string {
  if (sent !== null) return sent
  try {
    return compileData(call)(answer)
  } catch (cause) {
    throw new CallError(kernelErrors.idempotencyConflict, { msg: '已提交，请刷新页面查看', cause })
  }
}
