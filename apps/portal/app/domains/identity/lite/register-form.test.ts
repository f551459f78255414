import { register } from '@lqr/contract/identity/calls.ts'
import { getAgreement } from '@lqr/contract/identity/consent-calls.ts'
import { expect, test } from 'vitest'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { loadRegister, registerAction } from './register-form.ts'

const ADDRESS = 'http://portal/lite/register?step=account'
const TYPED = {
  phone: '13900001234',
  verificationCode: '246810',
  username: 'gaolan_food',
  password: 'Gaolan!2026x',
  passwordAgain: 'Gaolan!2026x',
  consent: '1',
}
const outdated = () =>
  Response.json({ key: 'identity.agreementOutdated', msg: '用户协议已更新' }, { status: 409 })

/** The text stands at version 2026.12 when the form comes. */
async function sentWith(more: Readonly<Record<string, string>>) {
  const versions: string[] = []
  const answer = async (call: unknown, input?: unknown): Promise<unknown> => {
    if (call === getAgreement) return { title: '服务协议', version: '2026.12', body: '现在的协议' }
    expect(call).toBe(register)
    const { agreementVersion } = (input as { body: { agreementVersion: string } }).body
    versions.push(agreementVersion)
    if (agreementVersion !== '2026.12') throw outdated()
    return { userId: '1' }
  }
  const body = new URLSearchParams({ ...TYPED, ...more })
  const shown = await registerAction(new Request(ADDRESS, { method: 'POST', body }), answer as LoaderApi)
  const { agreement } = await loadRegister(new Request(ADDRESS), answer as LoaderApi)
  return { versions, shown, agreement }
}

test('what is agreed to is the text that the page showed', async () => {
  const { versions, shown, agreement } = await sentWith({ agreementVersion: '2026.12' })
  expect(versions).toEqual(['2026.12'])
  expect(shown).toMatchObject({ status: 303 })
  expect(agreement).toEqual({ body: '现在的协议', hidden: { agreementVersion: '2026.12' } })
})

test('a text that has come since is not agreed to: the form says so at its tick, with what was typed', async () => {
  const { versions, shown } = await sentWith({ agreementVersion: '2026.11' })
  expect(versions).toEqual(['2026.11'])
  expect(shown).toMatchObject({
    data: { errors: { consent: '用户协议已更新' }, typed: { values: { username: TYPED.username } } },
  })
})

test('a form that names no text is sent as one that is out of date', async () => {
  const { versions, shown } = await sentWith({})
  expect(versions).toEqual(['0'])
  expect(shown).toMatchObject({ data: { errors: { consent: '用户协议已更新' } } })
})
