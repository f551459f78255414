import type { AuditWord } from '../audit-words.ts'
import type { AnyCase, MoveOf } from './define-case.ts'
import { movesOf, STANDING_EVENTS, type StandingEvent } from './read-case.ts'

declare const declared: unique symbol

/** A word of the audit log that follows from the declaration of a kind of case, and is written by nobody. */
export type CaseAuditCode = string & { readonly [declared]: true }

/** What the audit log says of a move, or of what happens to a case without moving it. */
export function caseAction<D extends AnyCase>({ kind }: D, what: MoveOf<D> | StandingEvent): CaseAuditCode {
  return `${what}-${kind}` as CaseAuditCode
}

/** What the audit log calls a case of the kind. */
export function caseEntity({ auditEntity }: AnyCase): CaseAuditCode {
  return auditEntity.code as CaseAuditCode
}

/** The actions of a kind with their 中文 names. */
export function caseAuditActions(declaration: AnyCase): (AuditWord & { readonly code: CaseAuditCode })[] {
  return [...movesOf(declaration), ...STANDING_EVENTS].map(({ code, name }) => ({
    code: caseAction(declaration, code),
    name: `${declaration.label}：${name}`,
  }))
}
