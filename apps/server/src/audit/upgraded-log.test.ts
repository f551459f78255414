import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { sealNow, tamper, writeRow } from './audit-rows.fixtures.ts'
import { rootSeal } from './root-seal.ts'
import { verifyAudit } from './verify-audit.ts'

/** Rows as the product wrote them before there were blocks: each digest covers the one before it. */
const CHAINED = `do $$
  declare
    previous bytea := '\\x00';
    row record;
  begin
    for step in 1..4 loop
      insert into audit_log (id, at, actor_kind, action, entity, prev_hash, hash)
      values (step * 2, now() - make_interval(days => 40 - step), 'anonymous', 'act', 'thing', previous, '');
      select * into row from audit_log where id = step * 2;
      previous := sha256(previous || convert_to(concat_ws('|', row.id::text, extract(epoch from row.at)::text, '-',
        'anonymous', 'act', 'thing', '-', '{}', '-', '-'), 'UTF8'));
      update audit_log set hash = previous where id = row.id;
    end loop;
    perform setval('audit_log_id', 9, false);
  end $$`

describe('an audit log of the time before the blocks', () => {
  let test: TestApp
  beforeEach(async () => {
    test = await makeTestApp()
    await tamper(test, CHAINED)
    await writeRow(test)
  })
  afterEach(() => test.close())

  const verify = (root?: string) =>
    verifyAudit(test.services.pool, {
      sealRoot: rootSeal(test.services.cipher),
      anchors: root === undefined ? [] : [{ root }],
    })

  it('is sealed with the rows written since, and holds the digest that was kept elsewhere', async () => {
    const { rows } = await test.services.pool.query<{ hash: string }>(
      `select encode(hash, 'hex') hash from audit_log where id = 8`,
    )
    expect(await verify(rows[0]?.hash)).toMatchObject({ sound: 0, unsealed: 5 })
    await sealNow(test)
    const verdict = await verify(rows[0]?.hash)
    expect(verdict).toMatchObject({ sound: 5, unsealed: 0, broken: undefined })
    expect(await verify('00'.repeat(32))).toMatchObject({ lostAnchors: [{ root: '00'.repeat(32) }] })
  })

  it('names a row that was changed before it was sealed', async () => {
    await tamper(test, `update audit_log set action = 'other' where id = 4`)
    await sealNow(test)
    expect(await verify()).toMatchObject({ broken: { id: 4, why: 'changed' } })
  })

  it('names the place where a row was taken out before it was sealed', async () => {
    await tamper(test, 'delete from audit_log where id = 4')
    await sealNow(test)
    expect(await verify()).toMatchObject({ broken: { id: 6, why: 'unlinked' } })
  })

  it('names a row that was taken out after it was sealed', async () => {
    await sealNow(test)
    await tamper(test, 'delete from audit_log where id = 4')
    expect(await verify()).toMatchObject({ broken: { id: 4, why: 'missing' } })
  })
})
