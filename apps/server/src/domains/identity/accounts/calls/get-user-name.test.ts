import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserName } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { freshTicket, makeSignInAccount } from '../../../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'

describe('the user names of a number', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())

  const ask = (ticket: string) => test.call(getUserName, { body: { ticket } })

  it('are told to its owner, closed accounts apart', async () => {
    const phone = '13100000001'
    const enterprise = await makeSignInAccount(test, { phone })
    const officer = await makeSignInAccount(test, { phone, sourceType: '3' })
    await makeSignInAccount(test, { phone, sourceType: '1', status: 'closed' })
    const { data } = await ask(await freshTicket(test, phone, 'password'))
    expect(data.userNames).toEqual([enterprise.username, officer.username])
  })

  it('are none for a number without an account', async () => {
    const { data } = await ask(await freshTicket(test, '13100000002', 'login'))
    expect(data.userNames).toEqual([])
  })

  it('are told once a ticket, however many ask at once', async () => {
    const ticket = await freshTicket(test, '13100000003', 'login')
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(ticket)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.key === identityErrors.ticketWrong.key)).toHaveLength(9)
  })

  it('are told to nobody without a ticket of a fitting scene', async () => {
    expect((await ask('x')).status).toBe(422)
    expect((await ask(await freshTicket(test, '13100000004', 'register'))).status).toBe(422)
    expect((await test.send(getUserName, { body: {} })).error?.fields).toHaveProperty('ticket')
  })
})
