import { sql } from 'kysely'
import type { ConnectorCall, Connector } from '@lqr/contract/connectors/entities.ts'
import type { ConnectorKindCode, ConnectorOutcomeCode } from '@lqr/contract/connectors/kinds.ts'
import type { Page } from '@lqr/contract/kernel/page.ts'
import type { Db } from '../../data/database.ts'
import { pageOf, type PageRequest } from '../../data/paging.ts'

export type SwitchRecord = Pick<Connector, 'reason' | 'changedBy' | 'changedAt' | 'isOff'> & {
  readonly kind: ConnectorKindCode
}

export async function listSwitches(db: Db): Promise<SwitchRecord[]> {
  return db
    .selectFrom('connector_switch')
    .innerJoin('account', 'account.id', 'connector_switch.changed_by')
    .select([
      'connector_switch.kind',
      'is_off as isOff',
      'reason',
      'account.display_name as changedBy',
      'changed_at as changedAt',
    ])
    .execute()
}

interface Switching {
  readonly kind: ConnectorKindCode
  readonly isOff: boolean
  readonly reason: string
  readonly accountId: string
  readonly now: Date
}

/** Switches it; false when it already is so. One that nobody has switched yet is on. */
export async function setSwitch(
  db: Db,
  { kind, isOff, reason, accountId, now }: Switching,
): Promise<boolean> {
  const { rows } =
    await sql`insert into connector_switch as was (kind, is_off, reason, changed_by, changed_at)
    select ${kind}::text, ${isOff}::boolean, ${reason}::text, ${accountId}::bigint, ${now}::timestamptz
    where ${isOff}::boolean or exists (select from connector_switch where kind = ${kind})
    on conflict (kind) do update set is_off = excluded.is_off, reason = excluded.reason,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at
    where was.is_off <> excluded.is_off
    returning kind`.execute(db)
  return rows.length === 1
}

export interface HealthRecord {
  readonly kind: ConnectorKindCode
  readonly lastGoodAt: string | null
  readonly calls: number
  readonly failures: number
}

/** The last good call of each kind, and the calls since a moment; what was refused because it is off counts as none. */
export async function listHealth(
  db: Db,
  kinds: readonly ConnectorKindCode[],
  since: Date,
): Promise<HealthRecord[]> {
  const { rows } = await sql<HealthRecord>`select wanted.kind, good."lastGoodAt",
      recent.calls, recent.failures
    from unnest(${[...kinds]}::text[]) as wanted (kind)
    left join lateral (select started_at as "lastGoodAt" from connector_call
      where kind = wanted.kind and outcome = 'ok' order by started_at desc limit 1) good on true
    cross join lateral (select count(*)::int as calls,
        count(*) filter (where outcome not in ('ok', 'refused'))::int as failures
      from connector_call where kind = wanted.kind and started_at > ${since} and outcome <> 'off') recent`.execute(
    db,
  )
  return rows
}

export type ProcessRecord = Omit<Connector['processes'][number], 'place'> & {
  readonly kind: ConnectorKindCode
}

/** A process that has told nothing for so long is gone. */
const REPORTED_WITHIN_SECONDS = 60

/** Every living process with each of its ways, the oldest process first. */
export async function listProcesses(db: Db): Promise<ProcessRecord[]> {
  return db
    .selectFrom('connector_instance')
    .select([
      'kind',
      'adapter',
      'breaker',
      'running',
      'waiting',
      'started_at as startedAt',
      'reported_at as reportedAt',
    ])
    .where('reported_at', '>', sql<string>`now() - make_interval(secs => ${REPORTED_WITHIN_SECONDS})`)
    .orderBy('started_at')
    .orderBy('instance_id')
    .execute()
}

interface CallQuery extends PageRequest {
  readonly kind: ConnectorKindCode
  readonly outcome: ConnectorOutcomeCode | undefined
}

/** The newest calls first. */
export async function pageCalls(db: Db, { kind, outcome, ...page }: CallQuery): Promise<Page<ConnectorCall>> {
  const query = db
    .selectFrom('connector_call')
    .select([
      'id',
      'operation',
      'adapter',
      'outcome',
      'ms',
      'attempts',
      'started_at as startedAt',
      'request_id as requestId',
    ])
    .where('kind', '=', kind)
    .$if(outcome !== undefined, (given) => given.where('outcome', '=', outcome ?? 'ok'))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
  return pageOf(db, query, page)
}
