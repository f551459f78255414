import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { searchSite } from '@lqr/contract/content/search-calls.ts'
import { callOfTopic } from '@lqr/contract/credit/topic-calls.ts'
import { createNeed, getNeedCase, listOwnNeeds } from '@lqr/contract/financing/need-calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { authorise, makeScriptedRegistry } from '../domains/credit/topics/topics.fixtures.ts'
import { makeNeedWorld, type NeedWorld } from '../domains/financing/need-world.fixtures.ts'
import { makeReplicas } from '../data/replicas.ts'
import { asApplication, withDatabase } from '../testing/global-setup.ts'
import { makeReplicaWorld, type ReplicaWorld } from '../testing/replica-world.fixtures.ts'
import { tokenHash } from './session-actor.ts'

/** As long as a standby on a busy machine may take to be back. */
const PATIENCE = { timeout: 60_000 }

let w: ReplicaWorld
let world: NeedWorld
beforeAll(async () => {
  w = await makeReplicaWorld()
  Object.assign(w.t.services, { registry: makeScriptedRegistry() })
  world = await makeNeedWorld(w.t)
}, 300_000)
afterEach(async () => {
  await w.standby.start()
  await w.resume()
})
afterAll(() => w.close())

const as = (token = world.owner.token) => ({ token })
const write = async (title: string) => (await w.t.call(createNeed, { body: { title } }, as())).data.id
const ownTitles = async () => {
  const { status, data } = await w.t.call(listOwnNeeds, { body: { pageSize: 100 } }, as())
  expect(status).toBe(200)
  return data.list.map(({ title }) => title)
}
const isPaused = async () =>
  (await w.standby.sql('select pg_get_wal_replay_pause_state() as state')).rows[0].state === 'paused'

/** Reads until one of them was answered by the replica. */
async function untilReplicaAnswers(read: () => Promise<unknown>): Promise<void> {
  const before = w.count('replica')
  await expect
    .poll(async () => {
      await w.replicas.look()
      await read()
      return w.count('replica')
    }, PATIENCE)
    .toBeGreaterThan(before)
}

test('lists and searches are answered by the replica, for strangers and for those who are signed in', async () => {
  await untilReplicaAnswers(() => w.t.call(listProducts, { body: {} }))
  await untilReplicaAnswers(ownTitles)
  const { body } = await w.t.app.inject({ url: '/metrics' })
  expect(body).toMatch(/^database_reads_total\{place="replica",why="none"\} [1-9]/m)
  expect(body).toMatch(/^database_replica_in_step\{replica="127\.0\.0\.1:\d+"\} 1$/m)
})

test('a person finds everything they have just written, wherever it is read', async () => {
  await untilReplicaAnswers(ownTitles)
  for (let round = 0; round < 25; round += 1) {
    await w.replicas.look()
    await write(`写后即读 ${round}`)
    expect(await ownTitles()).toContain(`写后即读 ${round}`)
  }
})

test('a replica that stands still is passed over, and read from again when it goes on', async () => {
  await untilReplicaAnswers(ownTitles)
  await w.pause()
  await expect.poll(isPaused, PATIENCE).toBe(true)
  await write('重放暂停后写入')
  const before = w.count('late')
  expect(await ownTitles()).toContain('重放暂停后写入')
  expect(w.count('late')).toBe(before + 1)
  await w.replicas.look()
  await w.replicas.look()
  await w.t.call(listProducts, { body: {} })
  expect(w.count('late')).toBe(before + 2)
  await w.resume()
  await untilReplicaAnswers(ownTitles)
})

test('a replica that dies leaves no reader without an answer, and is read from again when it is back', async () => {
  await untilReplicaAnswers(ownTitles)
  const before = w.count('replica')
  await w.standby.kill()
  await write('备库停机时写入')
  expect(await ownTitles()).toContain('备库停机时写入')
  expect((await w.t.call(listProducts, { body: {} })).status).toBe(200)
  expect(w.count('replica')).toBe(before)
  await w.standby.start()
  await untilReplicaAnswers(ownTitles)
})

test('without knowing what somebody wrote, the primary answers; positions that were lost count as the newest', async () => {
  await untilReplicaAnswers(ownTitles)
  await w.t.services.pool.query('delete from write_floor')
  const before = w.count('unknown')
  await ownTitles()
  expect(w.count('unknown')).toBe(before + 1)
  await write('失去位置之后')
  await untilReplicaAnswers(ownTitles)
})

test('a session that has ended and a consent that was revoked count at once, although no replica knows of it', async () => {
  const { db, pool, now } = w.t.services
  const { id: companyId } = world.company
  const { org_id: orgId } = await db
    .selectFrom('account')
    .select('org_id')
    .where('id', '=', world.officer.id)
    .$narrowType<{ org_id: string }>()
    .executeTakeFirstOrThrow()
  const validTo = new Date(now().getTime() + 86_400_000).toISOString()
  await authorise(db, { companyId, accountId: world.owner.id, orgId, scope: ['tax'], validTo })
  const topic = callOfTopic('taxArrears')
  const read = () => w.t.call(topic, { params: { id: companyId }, query: {} }, as(world.officer.token))
  expect((await read()).status).toBe(200)
  await untilReplicaAnswers(ownTitles)
  await w.pause()
  await expect.poll(isPaused, PATIENCE).toBe(true)
  await pool.query(
    `update credit_authorisation set status = 'REVOKED', revoked_at = now() where grantor_company_id = $1`,
    [companyId],
  )
  expect((await read()).status).toBe(403)
  const token = await w.t.signIn(world.owner.id)
  await pool.query('update session set revoked_at = now() where token_hash = $1', [tokenHash(token)])
  expect((await w.t.call(listOwnNeeds, { body: {} }, { token })).status).toBe(401)
})

test('a server that follows another database than the primary, as after a restore, is never read from', async () => {
  const { probes, pool } = w.t.services
  const of = (name: string) => asApplication(withDatabase(w.standby.url, name))
  const own = new URL(w.t.databaseUrl).pathname.slice(1)
  const replicas = makeReplicas({
    urls: [of(own), of('postgres')],
    connections: 1,
    pool,
    probes,
    log: () => undefined,
  })
  await expect
    .poll(async () => {
      await replicas.look()
      return replicas.all.map((replica) => replica.state())
    }, PATIENCE)
    .toEqual(['inStep', 'away'])
  await replicas.close()
})

test('a single record is read from the primary, and what a search notes is written there', async () => {
  await untilReplicaAnswers(ownTitles)
  const before = w.count('replica')
  const id = await write('只读主库的一条')
  expect((await w.t.call(getNeedCase, { params: { id } }, as())).status).toBe(200)
  expect(w.count('replica')).toBe(before)
  const search = () => w.t.call(searchSite, { body: { keyword: '无人提供的词语' } })
  await untilReplicaAnswers(search)
  const { rows } = await w.t.services.pool.query('select count(*)::int as misses from search_miss')
  expect(rows[0]?.misses).toBeGreaterThan(0)
})
