import type { BoundCall } from '../../http/bind-call.ts'
import { attentionCalls } from './attention/index.ts'
import { letterCalls } from './letters/index.ts'
import { renewalCalls } from './renewals/index.ts'

export { letterKind, makeLetterCalls } from './letters/index.ts'
export { remindRenewals } from './renewals/index.ts'

export const oversightCalls: readonly BoundCall[] = [...attentionCalls, ...letterCalls, ...renewalCalls]
