import type pg from 'pg'

export interface ReplicaStanding {
  /** It follows a primary, and is none. */
  readonly isReplica: boolean
  /** What it has replayed, in bytes of the log. */
  readonly position: number
  /** Another one after a restart or behind another address: positions of one server say nothing of the other. */
  readonly server: string
}

type Asked = Pick<pg.ClientBase, 'query'>

export async function standingOfReplica(client: Asked): Promise<ReplicaStanding> {
  const { rows } = await client.query<{ is_replica: boolean; position: string | null; server: string }>(
    `select pg_is_in_recovery() as is_replica, (pg_last_wal_replay_lsn() - '0/0')::bigint as position,
       concat_ws(' ', inet_server_addr(), inet_server_port(), extract(epoch from pg_postmaster_start_time())) as server`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('the replica told no position')
  return { isReplica: row.is_replica, position: Number(row.position ?? 0), server: row.server }
}
