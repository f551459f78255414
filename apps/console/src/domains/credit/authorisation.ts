import type { listAuthorisations } from '@lqr/contract/credit/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'

export type Authorisation = CallOutput<typeof listAuthorisations>['list'][number]
