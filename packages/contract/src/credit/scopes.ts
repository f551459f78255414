import type { CodeItem } from '../kernel/field.ts'
import { DATA_SCOPES } from './authorisation-letter.ts'

/** What an authorisation may open: whole groups, as the letters of applications name them, or single topics. */
export const AUTHORISED_SCOPES = [...DATA_SCOPES] as const satisfies readonly CodeItem[]

export type AuthorisedScope = (typeof AUTHORISED_SCOPES)[number]['code']

/** The 中文 names of a scope, in the order of the list. */
export function scopeNames(scope: readonly string[]): string[] {
  return AUTHORISED_SCOPES.filter(({ code }) => scope.includes(code)).map(({ name }) => name)
}

/** Whether an authorisation of this scope opens the topic: it names it, or the group that it belongs to. */
export function covers(scope: readonly string[], topic: string): boolean {
  return scope.includes(topic)
}
