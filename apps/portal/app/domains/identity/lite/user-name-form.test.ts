import { getUserName, sendPasswordCode, verifyCode, waiveCaptchaWork } from '@lqr/contract/identity/calls.ts'
import { expect, test } from 'vitest'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { userNameAction } from './user-name-form.ts'

const PHONE = '13900001234'
const UUID = '00000000-0000-4000-8000-000000000001'

/** What the server answers, and what it was asked in order. */
async function sent(
  query: string,
  form: Readonly<Record<string, string>>,
  userNames: readonly string[] = [],
) {
  const asked: (readonly [call: unknown, input: unknown])[] = []
  const answers = new Map<unknown, unknown>([
    [waiveCaptchaWork, {}],
    [sendPasswordCode, { resendAfterSeconds: 60 }],
    [verifyCode, { ticket: 'proven' }],
    [getUserName, { userNames }],
  ])
  const api = async (call: unknown, input: unknown) => {
    asked.push([call, input])
    return answers.get(call)
  }
  const request = new Request(`http://portal/lite/userName?${query}`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  return { shown: await userNameAction(request, api as LoaderApi), asked }
}

test('a code is asked for as for a new password', async () => {
  const { shown, asked } = await sent('', { phone: PHONE, captcha: '1234', uuid: UUID })
  expect(asked.at(-1)).toEqual([
    sendPasswordCode,
    { query: { phone: PHONE }, body: { uuid: UUID, captcha: '1234' } },
  ])
  expect(shown).toMatchObject({ errors: {}, notice: expect.stringContaining(PHONE) })
})

test('who has the phone is told every user name that is registered with it', async () => {
  const { shown, asked } = await sent('step=code', { phone: PHONE, code: '246810' }, ['gaolan', 'gaolan_2'])
  expect(asked).toEqual([
    [verifyCode, { body: { phone: PHONE, code: '246810', scene: 'password' } }],
    [getUserName, { body: { ticket: 'proven' } }],
  ])
  expect(shown).toMatchObject({ errors: {}, notice: '这个手机号的用户名：gaolan、gaolan_2' })
})

test('a number without an account is told so', async () => {
  const { shown } = await sent('step=code', { phone: PHONE, code: '246810' })
  expect(shown).toMatchObject({ data: { refusal: '这个手机号没有注册过账号，请先注册。' } })
})

test('without a code nothing is asked', async () => {
  const { shown, asked } = await sent('step=code', { phone: PHONE, code: '' })
  expect(asked).toEqual([])
  expect(shown).toMatchObject({ data: { errors: { code: expect.any(String) } } })
})
