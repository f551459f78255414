import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import { TOPIC_GROUPS } from '@lqr/contract/credit/topics/topic.ts'
import type { listAuthorisations } from '@lqr/contract/credit/calls.ts'
import type { listHeldAuthorisations } from '@lqr/contract/credit/authorisation-request-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'

export type Authorisation = CallOutput<typeof listAuthorisations>['list'][number]
export type HeldAuthorisation = CallOutput<typeof listHeldAuthorisations>['list'][number]

/** The topics of a scope as they may be chosen one by one. */
export function topicsIn(scope: readonly string[]): { code: CreditTopicCode; name: string }[] {
  return CREDIT_TOPICS.filter(({ code }) => scope.includes(code)).map(({ code, name }) => ({ code, name }))
}

/** All topics by their groups, for a select. */
export const topicOptions = TOPIC_GROUPS.map(({ code, name }) => ({
  label: name,
  options: CREDIT_TOPICS.filter(({ group }) => group === code).map((topic) => ({
    value: topic.code,
    label: topic.name,
  })),
}))

export const STATUS_COLORS: Readonly<Record<string, string>> = {
  AUTHORIZED: 'success',
  USED: 'success',
  REQUESTED: 'warning',
}
