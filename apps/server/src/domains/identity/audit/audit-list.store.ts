import type { Db } from '../../../data/database.ts'

export interface AuditFilters {
  readonly pageSize: number
  readonly beforeId?: string | undefined
  readonly actorAccountId?: string | undefined
  readonly action?: string | undefined
  readonly entity?: string | undefined
  readonly entityId?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Rows of the audit log, newest first, below `beforeId`; the user name is that of the account today. */
export async function listAuditRows(db: Db, filters: AuditFilters) {
  const { pageSize, beforeId, actorAccountId, action, entity, entityId, from, to } = filters
  return db
    .selectFrom('audit_log')
    .leftJoin('account', (join) =>
      join.onRef('account.id', '=', 'audit_log.actor_account_id').on('account.status', '<>', 'closed'),
    )
    .select((eb) => [
      'audit_log.id',
      'audit_log.at',
      'audit_log.actor_account_id as actorAccountId',
      'account.username as actorName',
      'audit_log.actor_kind as actorKind',
      'audit_log.action',
      'audit_log.entity',
      'audit_log.entity_id as entityId',
      eb.ref('audit_log.detail').$castTo<Record<string, unknown>>().as('detail'),
      'audit_log.request_id as requestId',
      'audit_log.ip',
    ])
    .$if(beforeId !== undefined, (q) => q.where('audit_log.id', '<', beforeId ?? ''))
    .$if(actorAccountId !== undefined, (q) => q.where('actor_account_id', '=', actorAccountId ?? ''))
    .$if(action !== undefined, (q) => q.where('action', '=', action ?? ''))
    .$if(entity !== undefined, (q) => q.where('entity', '=', entity ?? ''))
    .$if(Boolean(entityId), (q) => q.where('entity_id', '=', entityId ?? ''))
    .$if(from !== undefined, (q) => q.where('audit_log.at', '>=', from ?? ''))
    .$if(to !== undefined, (q) => q.where('audit_log.at', '<', to ?? ''))
    .orderBy('audit_log.id', 'desc')
    .limit(pageSize)
    .execute()
}
