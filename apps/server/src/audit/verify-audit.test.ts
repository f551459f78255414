import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { closeOpenIds, FORGE, sealNow, tamper, writeAndUndo, writeRow } from './audit-rows.fixtures.ts'
import { rootSeal } from './root-seal.ts'
import { verifyAudit } from './verify-audit.ts'

describe('verifying the audit log', () => {
  let test: TestApp
  let ids: number[] = []
  const verify = (root?: string) =>
    verifyAudit(test.services.pool, {
      sealRoot: rootSeal(test.services.cipher),
      anchors: root === undefined ? [] : [{ root }],
    })

  beforeEach(async () => {
    test = await makeTestApp()
    for (const action of ['login', 'logout'] as const) await writeRow(test, action)
    await writeAndUndo(test)
    await sealNow(test)
    for (const action of ['register', 'change-password'] as const) await writeRow(test, action)
    await sealNow(test)
    const { rows } = await test.services.pool.query<{ id: string }>('select id from audit_log order by id')
    ids = rows.map(({ id }) => Number(id))
  })
  afterEach(() => test.close())

  it('proves every row and names the newest root', async () => {
    const verdict = await verify()
    expect(verdict).toMatchObject({ sound: 4, unsealed: 0, broken: undefined, brokenBlock: undefined })
    expect(verdict.last).toMatchObject({ seq: 2, root: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  it.each([
    [`action = 'other'`],
    [`detail = '{"amountYuan": 1}'`],
    [`at = at + interval '1 microsecond'`],
    [`actor_account_id = 9`],
    [`ip = '127.0.0.2'`],
    [`hash = sha256('')`],
  ])('names a row in which somebody set %s', async (change) => {
    await tamper(test, `update audit_log set ${change} where id = $1`, [ids[1]])
    expect(await verify()).toMatchObject({ sound: 3, broken: { id: ids[1], why: 'changed' } })
  })

  it('names a row that stands where another was', async () => {
    await tamper(test, 'delete from audit_log where id = $1', [ids[2]])
    await tamper(test, FORGE, [ids[2]])
    expect(await verify()).toMatchObject({ sound: 3, broken: { id: ids[2], why: 'changed' } })
  })

  it('names the first of several rows taken out, also at the beginning and the end', async () => {
    await tamper(test, 'delete from audit_log where id = $1', [ids[3]])
    expect(await verify()).toMatchObject({ sound: 3, broken: { id: ids[3], why: 'missing' } })
    await tamper(test, 'delete from audit_log where id = $1', [ids[0]])
    expect(await verify()).toMatchObject({ sound: 2, broken: { id: ids[0], why: 'missing' } })
  })

  it('names a row put in where a rolled-back one would have stood, or before all others', async () => {
    const undone = (ids[1] ?? 0) + 1
    expect(ids).not.toContain(undone)
    await closeOpenIds(test)
    await tamper(test, FORGE, [undone])
    expect(await verify()).toMatchObject({ unsealed: 0, broken: { id: undone, why: 'inserted' } })
    await tamper(test, FORGE, [-3])
    expect(await verify()).toMatchObject({ unsealed: 0, broken: { id: -3, why: 'inserted' } })
    // The sealer does not take them in either.
    await writeRow(test)
    expect(await sealNow(test)).toMatchObject({ rows: 1 })
    expect(await verify()).toMatchObject({ broken: { id: -3, why: 'inserted' } })
  })

  it('names an id under which a second row was put in', async () => {
    await tamper(test, FORGE, [ids[1]])
    expect(await verify()).toMatchObject({ sound: 4, broken: { id: ids[1], why: 'inserted' } })
  })

  it.each([
    [`update audit_block set digests = digests || digests where seq = 1`, 1],
    [`update audit_block set root = sha256('') where seq = 2`, 2],
    [`update audit_block set sealed_at = sealed_at - interval '1 day' where seq = 2`, 2],
    [`update audit_block set ids = '{[1,9)}' where seq = 1`, 1],
    [`delete from audit_block where seq = 1`, 2],
  ])('names the block after: %s', async (statement, seq) => {
    await tamper(test, statement)
    expect(await verify()).toMatchObject({ brokenBlock: seq })
  })

  it('notices by a root kept elsewhere that everything after it was written anew', async () => {
    const { last } = await verify()
    expect(await verify(last?.root)).toMatchObject({ lostAnchors: [] })
    await tamper(test, 'delete from audit_block where seq = 2')
    await tamper(test, 'delete from audit_log where id = $1', [ids[3]])
    await sealNow(test)
    expect(await verify()).toMatchObject({ sound: 3, broken: undefined })
    expect(await verify(last?.root)).toMatchObject({ broken: undefined, lostAnchors: [{ root: last?.root }] })
  })

  it('has nothing to say about an empty log', async () => {
    await tamper(test, 'delete from audit_log')
    await tamper(test, 'delete from audit_block')
    expect(await verify()).toEqual({
      sound: 0,
      unsealed: 0,
      archived: 0,
      last: undefined,
      broken: undefined,
      brokenBlock: undefined,
      brokenSeal: undefined,
      lostAnchors: [],
    })
  })
})
