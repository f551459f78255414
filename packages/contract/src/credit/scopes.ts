import { DATA_SCOPES } from './authorisation-letter.ts'
import { CREDIT_TOPICS, type CreditTopicCode } from './topics.ts'

/** What an authorisation may open: whole groups, as the letters of applications name them, or single topics. */
export const AUTHORISED_SCOPES = [...DATA_SCOPES, ...CREDIT_TOPICS.map(({ code, name }) => ({ code, name }))]

export type AuthorisedScope = (typeof DATA_SCOPES)[number]['code'] | CreditTopicCode

/** The topics alone, for those who choose what to ask for. */
export const TOPIC_SCOPES = CREDIT_TOPICS.map(({ code, name }) => ({ code, name }))

/** The 中文 names of a scope, in the order of the list. */
export function scopeNames(scope: readonly string[]): string[] {
  return AUTHORISED_SCOPES.filter(({ code }) => scope.includes(code)).map(({ name }) => name)
}

const GROUP_OF: ReadonlyMap<string, string> = new Map(CREDIT_TOPICS.map(({ code, scope }) => [code, scope]))

/** Whether an authorisation of this scope opens the topic: it names it, or the group that it belongs to. */
export function covers(scope: readonly string[], topic: string): boolean {
  return scope.includes(topic) || scope.includes(GROUP_OF.get(topic) ?? topic)
}

/** The topics that a scope opens. */
export function topicsOf(scope: readonly string[]): CreditTopicCode[] {
  return CREDIT_TOPICS.map(({ code }) => code).filter((code) => covers(scope, code))
}
