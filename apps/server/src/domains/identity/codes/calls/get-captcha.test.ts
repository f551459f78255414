import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getCaptcha, login } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { newestInboxRows } from '../../../../dev-inbox/dev-inbox.store.ts'
import { movableClock, PASSWORD, solvedCaptcha } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('a captcha', () => {
  const clock = movableClock()
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp({ now: clock.now })
  })
  afterAll(() => test.close())

  const tryWith = ({ uuid, captcha }: { uuid: string; captcha: string }) =>
    test.call(login, {
      body: {
        username: 'nobody_here',
        password: PASSWORD,
        userType: 'enterprise',
        uuid,
        verificationCode: captcha,
      },
    })

  it('is a picture, never kept by a cache, and new every time', async () => {
    const first = await test.call(getCaptcha, {})
    const second = await test.call(getCaptcha, {})
    expect(first.status).toBe(200)
    expect(first.data.image).toMatch(/^data:image\/svg\+xml/)
    expect(first.headers['cache-control']).toBe('no-store')
    expect(second.data.uuid).not.toBe(first.data.uuid)
  })

  it('speaks, except to who wants no voice', async () => {
    expect((await test.call(getCaptcha, { query: { voice: 'false' } })).data).not.toHaveProperty('audio')
    for (const query of [{}, { voice: 'true' } as const]) {
      const { data, headers } = await test.call(getCaptcha, { query })
      expect(data.image).toMatch(/^data:image\/svg\+xml/)
      expect(headers['cache-control']).toBe('no-store')
      const [, sound = ''] = /^data:audio\/wav;base64,(.+)$/.exec(data.audio ?? '') ?? []
      expect(Buffer.from(sound, 'base64').toString('latin1', 0, 4)).toBe('RIFF')
    }
    const unclear = await test.send(getCaptcha, { query: { voice: 'loud' } })
    expect(unclear.status).toBe(422)
    expect(unclear.error?.fields).toEqual({ voice: '附语音不正确' })
  })

  it('that speaks is answered and used up like every other', async () => {
    const { data } = await test.call(getCaptcha, { query: { voice: 'true' } })
    const rows = await newestInboxRows(test.services.pool, 50)
    const answer = rows.find(({ detail }) => detail.uuid === data.uuid)?.detail.answer ?? ''
    const solved = { uuid: data.uuid, captcha: answer }
    expect((await tryWith(solved)).error?.key).toBe(identityErrors.credentialsWrong.key)
    expect((await tryWith(solved)).error?.key).toBe(identityErrors.captchaWrong.key)
  })

  it('does not tell its answer, and the database holds a keyed hash of it only', async () => {
    const { uuid, captcha } = await solvedCaptcha(test)
    expect(captcha).toMatch(/^\d{4}$/)
    const { rows } = await test.services.pool.query<{ answer_hash: Buffer }>(
      'select answer_hash from captcha where uuid = $1',
      [uuid],
    )
    expect(rows[0]?.answer_hash).toHaveLength(32)
    expect(rows[0]?.answer_hash.toString('latin1')).not.toContain(captcha)
  })

  it('is good for five minutes', async () => {
    const inTime = await solvedCaptcha(test)
    clock.pass(299)
    expect((await tryWith(inTime)).error?.key).toBe(identityErrors.credentialsWrong.key)
    const late = await solvedCaptcha(test)
    clock.pass(300)
    expect((await tryWith(late)).error?.key).toBe(identityErrors.captchaWrong.key)
  })

  it('answers a captcha that never was like a wrong one', async () => {
    const { uuid } = await solvedCaptcha(test)
    const other = await solvedCaptcha(test)
    const answer = await tryWith({
      uuid: uuid.replace(/^./, (c) => (c === 'a' ? 'b' : 'a')),
      captcha: '1234',
    })
    expect(answer.error?.key).toBe(identityErrors.captchaWrong.key)
    expect((await tryWith({ uuid, captcha: other.captcha === '0000' ? '1' : '' })).status).toBe(422)
  })

  it('shows its answer in the development inbox in demonstration mode alone', async () => {
    const config = { ...test.services.config, demo: false }
    const real = await makeTestApp({ config })
    await real.call(getCaptcha, {})
    expect(await newestInboxRows(real.services.pool, 50)).toEqual([])
    await real.close()
  })
})
