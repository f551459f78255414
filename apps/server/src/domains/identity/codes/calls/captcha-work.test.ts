import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendRegisterCode } from '@lqr/contract/identity/account-calls.ts'
import { getCaptcha, login, sendCode, waiveCaptchaWork } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import {
  login as logIn,
  makeSignInAccount,
  movableClock,
  PASSWORD,
  proofOf,
  solvedCaptcha,
} from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

interface SentProof {
  challenge: { parameters: { data: { captcha: string }; keySignature?: string } }
  solution: { derivedKey: string }
}

const { captchaUnproven, captchaWrong, credentialsWrong } = identityErrors

describe('the work of a captcha', () => {
  const clock = movableClock()
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp({ now: clock.now }, undefined, { CAPTCHA_WORK: '1' })
  })
  afterAll(() => test.close())

  const keyFor = async ({ uuid, captcha }: { uuid: string; captcha: string }, proof?: string) => {
    const typed = { username: 'nobody_here', password: PASSWORD, userType: 'enterprise' as const }
    const body = { ...typed, uuid, verificationCode: captcha, proof }
    return (await test.call(login, { body })).error?.key
  }
  const workOf = async (from: string) => {
    const { data } = await test.call(getCaptcha, {}, { from })
    return JSON.parse(data.work ?? '')
  }

  it('lets a login and a code by SMS through once it is done', async () => {
    expect((await logIn(test, await makeSignInAccount(test))).status).toBe(200)
    const query = { phone: '13899990001', scene: 'register' as const }
    expect((await test.call(sendCode, { query, body: await solvedCaptcha(test) })).status).toBe(200)
  })

  it('is waived, counted for its network, for browsers that run no scripts, and for that captcha alone', async () => {
    const from = '203.0.113.77'
    const waive = (uuid: string) => test.call(waiveCaptchaWork, { body: { uuid } }, { from })
    const [one, other] = [await solvedCaptcha(test), await solvedCaptcha(test)]
    const { data } = await waive(one.uuid)
    expect(await keyFor(other, data.proof)).toBe(captchaUnproven.key)
    expect(await keyFor(one, data.proof)).toBe(credentialsWrong.key)
    const hits = `select hits from rate_window where key = 'unproven:' || $1`
    expect((await test.services.pool.query(hits, [from])).rows).toEqual([{ hits: 1 }])
  })

  it('is asked of the call that brings its captcha in headers as well', async () => {
    const send = async (headers: Record<string, string>) => {
      const url = callAddress(sendRegisterCode, { params: { phone: '13899990002' } })
      return (await test.app.inject({ url, headers })).json()
    }
    const { uuid, captcha, proof = '' } = await solvedCaptcha(test)
    const headers = { 'x-captcha-uuid': uuid, 'x-captcha': captcha }
    expect((await send(headers)).error.key).toBe(captchaUnproven.key)
    const next = await solvedCaptcha(test)
    const full = { 'x-captcha-uuid': next.uuid, 'x-captcha': next.captcha }
    expect((await send({ ...full, 'x-captcha-proof': proof })).error.key).toBe(captchaUnproven.key)
    const last = await solvedCaptcha(test)
    const right = { 'x-captcha-uuid': last.uuid, 'x-captcha': last.captcha }
    expect((await send({ ...right, 'x-captcha-proof': last.proof ?? '' })).code).toBe(200)
  })

  it('refuses the right digits without it, with anything else, and with the work of another captcha', async () => {
    const other = await solvedCaptcha(test)
    const forged = (change: (proof: SentProof) => void) => {
      const proof = JSON.parse(other.proof ?? '') as SentProof
      change(proof)
      return JSON.stringify(proof)
    }
    const proofs = [
      undefined,
      'x',
      'null',
      '{"challenge":{},"solution":{}}',
      other.proof,
      forged(({ solution }) => (solution.derivedKey = '00'.repeat(32))),
    ]
    for (const proof of proofs) {
      expect(await keyFor(await solvedCaptcha(test), proof)).toBe(captchaUnproven.key)
    }
    const mine = await solvedCaptcha(test)
    const renamed = forged(({ challenge }) => (challenge.parameters.data.captcha = mine.uuid))
    expect(await keyFor(mine, renamed)).toBe(captchaUnproven.key)
    expect(
      await keyFor(
        other,
        forged(({ challenge }) => delete challenge.parameters.keySignature),
      ),
    ).toBe(captchaUnproven.key)
  })

  it('uses the captcha up although it was not done, and is itself good once', async () => {
    const first = await solvedCaptcha(test)
    expect(await keyFor(first)).toBe(captchaUnproven.key)
    expect(await keyFor(first, first.proof)).toBe(captchaWrong.key)
    const second = await solvedCaptcha(test)
    expect(await keyFor(second, second.proof)).toBe(credentialsWrong.key)
    expect(await keyFor(second, second.proof)).toBe(captchaWrong.key)
  })

  it('does not spare the digits', async () => {
    const { uuid, captcha, proof } = await solvedCaptcha(test)
    const wrong = captcha === '0000' ? '1111' : '0000'
    expect(await keyFor({ uuid, captcha: wrong }, proof)).toBe(captchaWrong.key)
  })

  it('grows for a network that asks for many, for that one alone, and for a while', async () => {
    const tries = async (from: string) => (await solutionOf(await workOf(from))).counter
    for (let asked = 0; asked < 60; asked += 1) await test.call(getCaptcha, {}, { from: '10.6.6.6' })
    expect(await tries('10.6.6.6')).toBeGreaterThanOrEqual(4 * 160)
    expect(await tries('10.6.6.7')).toBeLessThan(320)
    clock.pass(10 * 60 + 1)
    expect(await tries('10.6.6.6')).toBeLessThan(320)
  })

  async function solutionOf(challenge: object): Promise<{ counter: number }> {
    return JSON.parse(await proofOf(JSON.stringify(challenge))).solution
  }

  it('is neither set nor asked for in demonstration mode unless it is wanted', async () => {
    const plain = await makeTestApp()
    const { data } = await plain.call(getCaptcha, {})
    expect(data).not.toHaveProperty('work')
    expect((await logIn(plain, await makeSignInAccount(plain))).status).toBe(200)
    await plain.close()
  })
})
