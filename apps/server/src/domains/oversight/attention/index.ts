import type { BoundCall } from '../../../http/bind-call.ts'
import { getAttentionCall } from './calls/get-attention.ts'
import { listAttentionCasesCall } from './calls/list-attention-cases.ts'

export const attentionCalls: readonly BoundCall[] = [getAttentionCall, listAttentionCasesCall]
