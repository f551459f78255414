import { sql } from 'kysely'
import type { ConnectorAdapterCode, ConnectorKindCode } from '@lqr/contract/connectors/kinds.ts'
import type { Db } from '../../data/database.ts'
import type { CallRecord, GateState } from './gate.ts'

export interface LoggedCall extends CallRecord {
  readonly kind: ConnectorKindCode
  readonly adapter: ConnectorAdapterCode
}

export async function insertCalls(db: Db, calls: readonly LoggedCall[]): Promise<void> {
  const rows = calls.map(({ startedAt, requestId, ...call }) => ({
    ...call,
    started_at: startedAt.toISOString(),
    request_id: requestId,
  }))
  await db.insertInto('connector_call').values(rows).execute()
}

export interface ReportedState extends GateState {
  readonly kind: ConnectorKindCode
  readonly adapter: ConnectorAdapterCode
}

/** Tells how this process stands with each system, and forgets processes that have told nothing for ten minutes. */
export async function reportStates(
  db: Db,
  instance: { readonly id: string; readonly startedAt: Date },
  states: readonly ReportedState[],
): Promise<void> {
  const rows = states.map((state) => ({ ...state, instance_id: instance.id, started_at: instance.startedAt }))
  await sql`with gone as (delete from connector_instance where reported_at < now() - interval '10 minutes')
    insert into connector_instance (instance_id, kind, adapter, breaker, running, waiting, started_at, reported_at)
    select instance_id, kind, adapter, breaker, running, waiting, started_at, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told
      (instance_id uuid, kind text, adapter text, breaker text, running int, waiting int, started_at timestamptz)
    on conflict (instance_id, kind) do update set adapter = excluded.adapter, breaker = excluded.breaker,
      running = excluded.running, waiting = excluded.waiting, reported_at = excluded.reported_at`.execute(db)
}

/** Why each system that is off is off. */
export async function findSwitchedOff(db: Db): Promise<ReadonlyMap<ConnectorKindCode, string>> {
  const rows = await db
    .selectFrom('connector_switch')
    .select(['kind', 'reason'])
    .where('is_off', '=', true)
    .execute()
  return new Map(rows.map(({ kind, reason }) => [kind, reason]))
}
