import { startEphemeral } from '../data/embedded-postgres.ts'
import { makeReplicas, type Replicas } from '../data/replicas.ts'
import { askOnce, type Standby, startStandby } from '../data/standby.fixtures.ts'
import { APPLICATION, asApplication, makeTemplate, withDatabase } from './global-setup.ts'
import { makeTestApp, type TestApp } from './test-app.ts'

/** An application whose lists may read from a standby that follows its database. */
export interface ReplicaWorld {
  readonly t: TestApp
  readonly standby: Standby
  readonly replicas: Replicas
  /** How often reads were answered there, or by the primary for this reason. */
  count(place: Parameters<Replicas['count']>[0]): number
  /** What the primary writes from now on is not replayed, until `resume`. */
  pause(): Promise<void>
  resume(): Promise<void>
  close(): Promise<void>
}

/** A server of its own: a standby follows everything that its primary does. Nothing looks at it unless a test does. */
export async function makeReplicaWorld(): Promise<ReplicaWorld> {
  const server = await startEphemeral()
  await makeTemplate(server.url)
  // The log reaches a standby when it is flushed; what is thrown away is flushed late otherwise.
  await askOnce(server.url, `alter role ${APPLICATION.name} set synchronous_commit = on`)
  const standby = await startStandby(server.url)
  const t = await makeTestApp({}, undefined, {}, server.url)
  const name = new URL(t.databaseUrl).pathname.slice(1)
  const replicas = makeReplicas({
    urls: [asApplication(withDatabase(standby.url, name))],
    connections: 5,
    pool: t.services.pool,
    probes: t.services.probes,
    log: () => undefined,
  })
  Object.assign(t.services, { replicas })
  return {
    t,
    standby,
    replicas,
    count: (place) => replicas.counts().get(place) ?? 0,
    async pause() {
      await standby.sql('select pg_wal_replay_pause()')
    },
    async resume() {
      await standby.sql('select pg_wal_replay_resume()')
    },
    async close() {
      await replicas.close()
      await t.close()
      await standby.close()
      await server.stop()
    },
  }
}
