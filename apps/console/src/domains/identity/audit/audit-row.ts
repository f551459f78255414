import type { listAudit } from '@lqr/contract/identity/audit-calls.ts'
import { accountTypes } from '@lqr/contract/kernel/access.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { copy } from './copy.ts'

export type AuditRow = CallOutput<typeof listAudit>['list'][number]

export const actionName = ({ action }: Pick<AuditRow, 'action'>): string => copy.actions[action] ?? action
export const entityName = ({ entity }: Pick<AuditRow, 'entity'>): string => copy.entities[entity] ?? entity

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
