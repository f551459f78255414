import { auditActions, auditEntities } from '@lqr/contract/all-audit-words.ts'
import { useListSearch } from '../../../shell/records/use-list-search.ts'

export interface AuditSearch {
  username?: string | undefined
  /** Empty: all of them. */
  action?: string | undefined
  entity?: string | undefined
  entityId?: string | undefined
  actorAccountId?: string | undefined
  /** Calendar days of China, YYYY-MM-DD, both included. */
  from?: string | undefined
  to?: string | undefined
}

export const NOTHING: Readonly<Record<keyof AuditSearch, undefined>> = {
  username: undefined,
  action: undefined,
  entity: undefined,
  entityId: undefined,
  actorAccountId: undefined,
  from: undefined,
  to: undefined,
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const DAY_MILLISECONDS = 86_400_000

/** The first moment of a day in China, ISO 8601. */
function startOf(day: string): string {
  return `${day}T00:00:00+08:00`
}

/** The first moment after a day in China. */
function endOf(day: string): string {
  return new Date(Date.parse(startOf(day)) + DAY_MILLISECONDS).toISOString()
}

/** The body of the call: days become the moments at which they begin and end. */
export function auditFilters({ action, entity, from, to, ...rest }: AuditSearch) {
  const given = Object.entries(rest).filter(([, value]) => value)
  return {
    ...(Object.fromEntries(given) as Omit<AuditSearch, 'action' | 'entity' | 'from' | 'to'>),
    ...(action ? { action } : {}),
    ...(entity ? { entity } : {}),
    ...(from ? { from: startOf(from) } : {}),
    ...(to ? { to: endOf(to) } : {}),
  }
}

/** The filters of the audit log, kept in the address. */
export function useAuditSearch() {
  const { text, oneOf, change } = useListSearch()
  const day = (name: string) => {
    const value = text(name)
    return value && DAY.test(value) ? value : undefined
  }
  const search: AuditSearch = {
    username: text('username'),
    action: oneOf('action', auditActions),
    entity: oneOf('entity', auditEntities),
    entityId: text('entityId'),
    actorAccountId: text('actorAccountId'),
    from: day('from'),
    to: day('to'),
  }
  return { search, change }
}
