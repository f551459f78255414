import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCredential, listAccesses } from '@lqr/contract/credit/access-calls.ts'
import { revokeAuthorisation } from '@lqr/contract/credit/calls.ts'
import { readCreditInformation } from '@lqr/contract/credit/information-call.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { secondInstance } from '../../../testing/second-instance.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { authorisationSteps } from '../authorisations/authorisation-steps.fixtures.ts'
import { deliveryDigest } from '../authorisations/delivery-digest.ts'

let t: TestApp
let world: ApplicationWorld
let steps: ReturnType<typeof authorisationSteps>

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  steps = authorisationSteps(t, world)
})
afterAll(() => t.close())

const read = (token: string | undefined, topics: readonly CreditTopicCode[], caseNo?: string) =>
  t.call(
    readCreditInformation,
    { body: { companyId: world.company.id, topics: [...topics], ...(caseNo ? { caseNo } : {}) } },
    token ? { token } : {},
  )

test('what was authorised goes out at once with one receipt, whose digest is that of what went out', async () => {
  const { bizNo, authNo } = await steps.granted(['basic', 'shareholders', 'taxLevels'])
  const { data } = await read(world.officer.token, ['basic', 'shareholders'], bizNo)
  expect(data).toMatchObject({ authNo, bizNo, receiptNo: expect.any(String) })
  expect(data.topics.map(({ topic }) => topic)).toEqual(['basic', 'shareholders'])
  expect(data.topics[0]?.items[0]?.facts).toContainEqual({
    label: '企业名称',
    value: world.company.corporateName,
  })
  const { list } = (await t.call(listAccesses, { body: { bizNo } }, { token: world.owner.token })).data
  expect(list).toMatchObject([
    { id: data.receiptNo, topics: ['basic', 'shareholders'], digest: deliveryDigest(data.topics) },
  ])
})

test('a topic outside of the scope closes all of them', async () => {
  const { bizNo } = await steps.granted(['basic'])
  const answer = await read(world.officer.token, ['basic', 'dishonest'], bizNo)
  expect(answer).toMatchObject({ status: 403, error: { key: 'credit.outOfScope' } })
})

test('a revocation closes the very next request on every instance', async () => {
  const { id, bizNo } = await steps.granted(['basic'])
  const other = await secondInstance(t)
  const elsewhere = async () => {
    const answer = await other.inject({
      method: 'POST',
      url: readCreditInformation.path,
      headers: { authorization: `Bearer ${world.officer.token}` },
      payload: { companyId: world.company.id, topics: ['basic'], caseNo: bizNo },
    })
    return answer.json<{ code: number; error?: { key: string } }>()
  }
  expect((await elsewhere()).code).toBe(200)
  await t.call(revokeAuthorisation, { params: { id }, body: {} }, { token: world.owner.token })
  expect(await elsewhere()).toMatchObject({ code: 403, error: { key: 'credit.revoked' } })
  expect((await read(world.officer.token, ['basic'], bizNo)).error?.key).toBe('credit.revoked')
  await other.close()
  expect((await t.call(getCredential, { params: { id } }, { token: world.owner.token })).status).toBe(200)
})

test('a company reads its own without a receipt; nobody else reads it, and nothing of no topic', async () => {
  expect((await read(world.owner.token, ['basic'])).data).toMatchObject({ authNo: null, receiptNo: null })
  expect((await read(world.otherOwner.token, ['basic'])).error?.key).toBe('credit.companyNotFound')
  expect((await read(world.otherOfficer.token, ['basic'])).error?.key).toBe('credit.notGranted')
  expect((await read(undefined, ['basic'])).status).toBe(401)
  expect((await read(world.owner.token, [])).error?.fields).toHaveProperty('topics')
})

test('people are named to those who decide on credit, by family name to an intermediary', async () => {
  const { bizNo } = await steps.granted(['basic'])
  const agency = await world.staff(world.bank.id, ['agency'])
  const legalPerson = async (token: string) => {
    const { data } = await read(token, ['basic'], bizNo)
    return data.topics[0]?.items[0]?.facts.find(({ label }) => label.startsWith('法定代表人'))?.value
  }
  const whole = await legalPerson(world.officer.token)
  expect(whole).toMatch(/^[^*]+$/)
  expect(await legalPerson(agency.token)).toBe(`${whole?.slice(0, 1)}**`)
})
