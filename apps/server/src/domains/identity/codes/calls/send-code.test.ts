import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as identity from '@lqr/contract/identity/calls.ts'
import { smsScenes } from '@lqr/contract/identity/entities.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { SmsMessage } from '../../../../connectors/sms/sms-port.ts'
import {
  askCode,
  makeSignInAccount,
  movableClock,
  solvedCaptcha,
  wrongAnswer,
} from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('sending a code', () => {
  const clock = movableClock()
  const phones: SmsMessage[] = []
  let gatewayIsDown = false
  let test: TestApp

  beforeAll(async () => {
    test = await makeTestApp({
      now: clock.now,
      sms: {
        name: 'sandbox',
        probe: () => Promise.resolve(),
        async sendCode(message) {
          if (gatewayIsDown) throw new Error('gateway is down')
          phones.push(message)
        },
      },
    })
  })
  afterAll(() => test.close())

  const received = (phone: string) => phones.filter((message) => message.phone === phone)

  it.each(smsScenes)('for $name brings six digits and tells when to ask again', async ({ code: scene }) => {
    const phone = `1370000100${smsScenes.findIndex(({ code }) => code === scene)}`
    const answer = await askCode(test, phone, scene)
    expect(answer).toMatchObject({ status: 200, data: { resendAfterSeconds: 60 } })
    expect(received(phone)).toEqual([{ phone, scene, code: expect.stringMatching(/^\d{6}$/) }])
    expect(JSON.stringify(answer.data)).not.toContain(received(phone)[0]?.code)
  })

  it('keeps a keyed hash of the code, and the number only as a blind index', async () => {
    await askCode(test, '13700002000', 'login')
    const { rows } = await test.services.pool.query(
      'select encode(phone_index, $1) phone, encode(code_hash, $1) code from sms_code order by id desc limit 1',
      ['escape'],
    )
    expect(JSON.stringify(rows)).not.toContain('13700002000')
    expect(JSON.stringify(rows)).not.toContain(received('13700002000')[0]?.code)
  })

  it('asks for the captcha first: a wrong one sends nothing and counts for nobody', async () => {
    const phone = '13700002001'
    const { uuid, captcha } = await solvedCaptcha(test)
    const refused = await test.call(identity.sendCode, {
      query: { phone, scene: 'login' },
      body: { uuid, captcha: wrongAnswer(captcha) },
    })
    expect(refused).toMatchObject({ status: 422, error: { key: identityErrors.captchaWrong.key } })
    expect(received(phone)).toEqual([])
    expect((await askCode(test, phone, 'login')).status).toBe(200)
  })

  it('lets one of ten requests at once pass for a number, whatever their scenes', async () => {
    const phone = '13700002002'
    const captchas = []
    for (let index = 0; index < 10; index += 1) captchas.push(await solvedCaptcha(test))
    const answers = await Promise.all(
      captchas.map((body, index) => {
        const scene = smsScenes[index % smsScenes.length]?.code ?? 'login'
        return test.call(identity.sendCode, { query: { phone, scene }, body })
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.key === identityErrors.codeTooSoon.key)).toHaveLength(9)
    expect(received(phone)).toHaveLength(1)
  })

  it('lets one of ten requests pass that share a captcha', async () => {
    const body = await solvedCaptcha(test)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        test.call(identity.sendLoginCode, { query: { phone: `1370000301${index}` }, body }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.key === identityErrors.captchaWrong.key)).toHaveLength(9)
  })

  it('stops a number after 1 a minute, 5 an hour and 10 a day, and heals by itself', async () => {
    const phone = '13700002003'
    await askCode(test, phone, 'login')
    const soon = await askCode(test, phone, 'login')
    expect(soon).toMatchObject({ status: 429, error: { key: identityErrors.codeTooSoon.key } })
    expect(Number(soon.headers['retry-after'])).toBeGreaterThan(50)
    for (let more = 2; more <= 5; more += 1) {
      clock.pass(61)
      expect((await askCode(test, phone, 'login')).status).toBe(200)
    }
    clock.pass(61)
    expect((await askCode(test, phone, 'password')).error?.key).toBe(identityErrors.codeTooMany.key)
    clock.pass(3_600)
    for (let more = 6; more <= 10; more += 1) {
      clock.pass(61)
      expect((await askCode(test, phone, 'login')).status).toBe(200)
    }
    clock.pass(3_600)
    expect((await askCode(test, phone, 'login')).error?.key).toBe(identityErrors.codeTooMany.key)
    clock.pass(86_400)
    expect((await askCode(test, phone, 'login')).status).toBe(200)
  })

  it('answers a number with an account and one without alike, for login and for a forgotten password', async () => {
    const account = await makeSignInAccount(test)
    const kinds = [identity.sendLoginCode, identity.sendPasswordCode]
    for (const [index, call] of kinds.entries()) {
      const answers = []
      for (const phone of [account.phone, `1370000400${index}`]) {
        const { status, msg, data } = await test.call(call, {
          query: { phone },
          body: await solvedCaptcha(test),
        })
        answers.push({ status, msg, data, messages: received(phone).length })
      }
      expect(answers[0]).toEqual(answers[1])
      clock.pass(61)
      phones.length = 0
    }
  })

  it('says that the gateway failed, voids the code and lets the person ask again at once', async () => {
    const phone = '13700002004'
    gatewayIsDown = true
    const failed = await askCode(test, phone, 'login')
    gatewayIsDown = false
    expect(failed).toMatchObject({ status: 502, error: { key: identityErrors.smsFailed.key } })
    const { rows } = await test.services.pool.query(
      'select expires_at <= created_at as void from sms_code order by id desc limit 1',
    )
    expect(rows).toEqual([{ void: true }])
    expect((await askCode(test, phone, 'login')).status).toBe(200)
  })

  it('stops the whole platform at its daily cap', async () => {
    await test.services.pool.query(
      `insert into sms_code (phone_index, scene, code_hash, created_at, expires_at)
       select sha256(n::text::bytea), 'login', '', $1, $1 from generate_series(1, 20000) n`,
      [clock.now()],
    )
    const answer = await askCode(test, '13700002005', 'register')
    expect(answer).toMatchObject({ status: 429, error: { key: identityErrors.smsBusy.key } })
    expect(received('13700002005')).toEqual([])
  })

  it.each([
    ['no mobile number', { phone: '0931-8881234', scene: 'login' }, 'phone'],
    ['a number with a NUL', { phone: '1370000\u00002006', scene: 'login' }, undefined],
    ['an unknown scene', { phone: '13700002006', scene: 'gift' }, 'scene'],
    ['an unknown property', { phone: '13700002006', scene: 'login', cc: '13700002007' }, 'cc'],
  ])('refuses %s', async (_, query, field) => {
    const { status, error } = await test.send(identity.sendCode, { query, body: await solvedCaptcha(test) })
    if (field)
      expect({ status, field: error?.fields?.[field] }).toEqual({ status: 422, field: expect.any(String) })
    else expect({ status, key: error?.key }).toEqual({ status: 400, key: kernelErrors.malformed.key })
  })
})
