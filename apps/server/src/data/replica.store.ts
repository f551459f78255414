import type pg from 'pg'
import { ORIGIN } from './write-position.store.ts'

export interface ReplicaStanding {
  /** It follows a primary, and is none. */
  readonly isReplica: boolean
  /** What it has replayed, in bytes of the log. */
  readonly position: number
  /** Another one after a restart or behind another address: positions of one server say nothing of the other. */
  readonly server: string
  /** Whose log it replays: the primary has the same. */
  readonly origin: string
}

type Asked = Pick<pg.ClientBase, 'query'>

export async function standingOfReplica(client: Asked): Promise<ReplicaStanding> {
  const { rows } = await client.query<{
    is_replica: boolean
    position: string | null
    server: string
    origin: string
  }>(
    `select pg_is_in_recovery() as is_replica, ${ORIGIN} as origin, (pg_last_wal_replay_lsn() - '0/0')::bigint as position,
       concat_ws(' ', inet_server_addr(), inet_server_port(), extract(epoch from pg_postmaster_start_time())) as server`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('the replica told no position')
  const { is_replica: isReplica, position, server, origin } = row
  return { isReplica, position: Number(position ?? 0), server, origin }
}
