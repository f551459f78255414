import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdrawObjection } from '@lqr/contract/credit/objection-calls.ts'
import { downloadFile } from '@lqr/contract/files/calls.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeFile, pngBytes } from '../../files/files.fixtures.ts'
import { makeScriptedRegistry } from '../topics/topics.fixtures.ts'
import { makeObjectionWorld, type ObjectionWorld } from './objection-world.fixtures.ts'

let t: TestApp
let world: ObjectionWorld
let others: Awaited<ReturnType<typeof signInEach>>

beforeAll(async () => {
  const registry = makeScriptedRegistry()
  t = await makeTestApp({ registry })
  registry.set('penalties', { dataDate: chinaToday(), content: { penaltyName: '示例处罚' } })
  world = await makeObjectionWorld(t)
  others = await signInEach(t)
})
afterAll(() => t.close())

let shade = 0
/** A company that objects with a file. */
async function objecting() {
  const company = await world.makeCompany()
  shade += 1
  const fileId = await makeFile(t.services.db, t.services, {
    ownerAccountId: company.id,
    ownerCompanyId: company.companyId,
    bytes: pngBytes(100 + shade),
  })
  const item = await company.itemOf('penalties')
  const { data, error } = await world.object(item.id, company, [fileId])
  expect(error).toBeUndefined()
  return { company, fileId, objection: data }
}
const statusOf = async (fileId: string, token?: string) =>
  (await t.send(downloadFile, { params: { id: fileId } }, token ? { token } : {})).status

test('the company, a colleague and the operators get what was handed in with an objection', async () => {
  const { company, fileId } = await objecting()
  const colleague = await makeAccount(t.services.db, t.services, {
    sourceType: '7',
    companyId: company.companyId,
  })
  expect(await statusOf(fileId, company.token)).toBe(200)
  expect(await statusOf(fileId, await t.signIn(colleague.id))).toBe(200)
  expect(await statusOf(fileId, world.operator.token)).toBe(200)
})

test('nobody else gets it: signed out, other companies, institutions that read the item or not, governments of every area', async () => {
  const { company, fileId } = await objecting()
  const stranger = await world.makeCompany()
  // The bank is authorised and reads the item with its mark; the proof is none of its business.
  expect((await world.read('penalties', company.companyId, world.bank)).status).toBe(200)
  const visitors = {
    stranger: stranger.token,
    bank: world.bank.token,
    otherBank: world.otherBank.token,
    county: world.county.token,
    province: world.province.token,
    elsewhere: world.elsewhere.token,
    officer: others.officer,
    enterprise: others.enterprise,
  }
  for (const [name, token] of Object.entries(visitors)) expect(await statusOf(fileId, token), name).toBe(404)
  expect(await statusOf(fileId)).toBe(401)
})

test('what was taken back before it was taken up keeps its files from the operators', async () => {
  const { company, fileId, objection } = await objecting()
  await t.call(withdrawObjection, { params: { id: objection.id }, body: {} }, company)
  expect(await statusOf(fileId, world.operator.token)).toBe(404)
  expect(await statusOf(fileId, company.token)).toBe(200)
})
