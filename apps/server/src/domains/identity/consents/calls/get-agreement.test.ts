import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAgreement } from '@lqr/contract/identity/consent-calls.ts'
import { AGREEMENT_VERSION, movableClock } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('the agreement in force', () => {
  const clock = movableClock()
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp({ now: clock.now })
  })
  afterAll(() => test.close())

  it('is open to everybody, with the hash of exactly the text that is shown', async () => {
    const { status, data } = await test.call(getAgreement, {})
    expect(status).toBe(200)
    expect(data.version).toBe(AGREEMENT_VERSION)
    const shown = createHash('sha256').update(`${data.title}\n${data.body}`).digest('hex')
    expect(data.textHash).toBe(shown)
  })

  it.each(['五个工作日', '一个月', '第三个自然日', '发出当日'])('states the period %s', async (period) => {
    expect((await test.call(getAgreement, {})).data.body).toContain(period)
  })

  it('changes at the moment a new version is published, not before', async () => {
    await test.services.pool.query(
      "insert into agreement (version, title, body, text_hash, published_at) values ('2099.01', '新协议', '正文', 'hash', $1)",
      [new Date(clock.now().getTime() + 3_600_000)],
    )
    expect((await test.call(getAgreement, {})).data.version).toBe(AGREEMENT_VERSION)
    clock.pass(3_601)
    expect((await test.call(getAgreement, {})).data.version).toBe('2099.01')
  })

  it('can be read in every version that was in force, and in no other', async () => {
    const of = (version: string) => test.send(getAgreement, { query: { version } })
    expect(await of(AGREEMENT_VERSION)).toMatchObject({ status: 200, data: { version: AGREEMENT_VERSION } })
    const later = new Date(clock.now().getTime() + 3_600_000)
    await test.services.pool.query(
      "insert into agreement (version, title, body, text_hash, published_at) values ('2100.01', '未来协议', '正文', 'hash', $1)",
      [later],
    )
    for (const version of ['2100.01', '1999.01']) expect((await of(version)).status).toBe(404)
  })
})
