import { afterAll, beforeAll, expect, it } from 'vitest'
import { getCaptcha, getUserInfo } from '@lqr/contract/identity/calls.ts'
import { createSavedView, listSavedViews } from '@lqr/contract/identity/saved-view-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

let t: TestApp
let shown: string
let signedIn: { id: string; token: string }

beforeAll(async () => {
  t = await makeTestApp()
  const person = () => makeAccount(t.services.db, t.services, { sourceType: '3' })
  shown = (await person()).id
  const { id } = await person()
  signedIn = { id, token: await t.signIn(id) }
})
afterAll(() => t.close())

const view = {
  list: 'tasks',
  name: '我的逾期',
  query: 'overdue=true',
  columns: null,
  isDefault: false,
} as const
const keptViews = async () => {
  const { data } = await t.call(listSavedViews, { query: { list: 'tasks' } }, { token: signedIn.token })
  return data.list.length
}

it('refuses what a page sends that was shown for another account: nothing is read, and nothing done', async () => {
  const other = { token: signedIn.token, account: shown }
  const refused = { status: 409, error: { key: kernelErrors.otherAccount.key } }
  expect(await t.send(createSavedView, { body: view }, other)).toMatchObject(refused)
  expect(await keptViews()).toBe(0)
  expect(await t.call(getUserInfo, {}, other)).toMatchObject(refused)
  expect(await t.call(getCaptcha, {}, other)).toMatchObject(refused)
})

it('says before input and right who is signed in', async () => {
  const answer = await t.send(createSavedView, { body: {} }, { token: signedIn.token, account: shown })
  expect(answer.status).toBe(409)
})

it('takes what the account’s own page sends, and what says nothing of a page', async () => {
  const own = { token: signedIn.token, account: signedIn.id }
  expect((await t.send(createSavedView, { body: view }, own)).status).toBe(200)
  expect(await keptViews()).toBe(1)
  expect((await t.call(getUserInfo, {}, { token: signedIn.token })).status).toBe(200)
})

it('leaves a token that is bad, and a stranger, to the rule of the 401', async () => {
  expect((await t.call(getUserInfo, {}, { token: 'x'.repeat(43), account: shown })).status).toBe(401)
  expect((await t.call(getUserInfo, {}, { account: shown })).status).toBe(401)
  expect((await t.call(getCaptcha, {}, { account: shown })).status).toBe(200)
})
