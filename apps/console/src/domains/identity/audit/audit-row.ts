import { auditActions, auditEntities } from '@lqr/contract/all-audit-words.ts'
import type { listAudit } from '@lqr/contract/identity/audit-calls.ts'
import { accountTypes } from '@lqr/contract/kernel/access.ts'
import type { AuditWord } from '@lqr/contract/kernel/audit-words.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { copy } from './copy.ts'

export type AuditRow = CallOutput<typeof listAudit>['list'][number]

/** The word of a former version, which no list holds any more, stands as it was written. */
function nameOf(words: readonly AuditWord[], word: string): string {
  return words.find(({ code }) => code === word)?.name ?? word
}

export const actionName = ({ action }: Pick<AuditRow, 'action'>): string => nameOf(auditActions, action)
export const entityName = ({ entity }: Pick<AuditRow, 'entity'>): string => nameOf(auditEntities, entity)

/** The kind of object as a filter; undefined for the word of a former version, which is none. */
export function entityFilter({ entity }: Pick<AuditRow, 'entity'>): string | undefined {
  return auditEntities.find(({ code }) => code === entity)?.code
}

/** Who acted: the account by its name, one that was closed, nobody signed in, or a job of the platform itself. */
export function actorName(row: Pick<AuditRow, 'actorName' | 'actorAccountId' | 'requestId'>): string {
  if (row.actorName) return row.actorName
  if (row.actorAccountId) return copy.closed
  return row.requestId ? copy.anonymous : copy.system
}

/** The kind of account that acted; '' for nobody. */
export function actorKind({ actorKind: kind }: Pick<AuditRow, 'actorKind'>): string {
  return accountTypes.find(({ code }) => code === kind)?.name ?? ''
}

/** A value of the detail in one line: text as it is, everything else as JSON. */
export function detailText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
