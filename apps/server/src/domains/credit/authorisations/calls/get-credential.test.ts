import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAuthorisations } from '@lqr/contract/credit/calls.ts'
import { getCredential, getCredentialKeys, listAccesses } from '@lqr/contract/credit/access-calls.ts'
import { verifyCredential } from '../../../../../../../examples/credential/verify.ts'
import { sessionActor } from '../../../../http/session-actor.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import {
  type ApplicationWorld,
  makeApplicationWorld,
} from '../../../applications/application-world.fixtures.ts'
import { authorisationSteps } from '../authorisation-steps.fixtures.ts'
import { deliveryDigest } from '../delivery-digest.ts'
import { readTopics } from '../gate.ts'

let t: TestApp
let world: ApplicationWorld
let steps: ReturnType<typeof authorisationSteps>

beforeAll(async () => {
  t = await makeTestApp()
  world = await makeApplicationWorld(t)
  steps = authorisationSteps(t, world)
})
afterAll(() => t.close())

async function look(bizNo: string) {
  const actor = await sessionActor(t.services.pool, world.officer.token, 'off')
  if (!actor) throw new Error('no session')
  const reading = {
    db: t.services.db,
    actor,
    now: t.services.now(),
    request: { id: 'test', ip: '192.0.2.7' },
  }
  const wanted = { companyId: world.company.id, topics: ['dishonest'] as const, caseNo: bizNo }
  await readTopics(reading, wanted, () => Promise.resolve({ content: [{ caseNo: 'x' }], items: 1 }))
}
async function credential(id: string, token: string) {
  const answer = await t.call(getCredential, { params: { id } }, { token })
  return { status: answer.status, text: String(answer.data), error: answer.error }
}
const keys = async () => (await t.call(getCredentialKeys, {})).data.keys

test('a credential says what was authorised and each delivery, and is verified offline by the published key', async () => {
  const { id, bizNo, authNo } = await steps.granted()
  await look(bizNo)
  await look(bizNo)
  const { text } = await credential(id, world.owner.token)
  const [current] = await keys()
  expect(verifyCredential(text, [current?.publicKey ?? ''])).toEqual({
    isGenuine: true,
    problems: [],
    keyId: current?.keyId,
    isKeyTrusted: true,
  })
  const receipt = {
    authorizationId: authNo,
    agent: world.bank.name,
    dataItems: [{ code: 'dishonest', name: '失信被执行人' }],
    type: 'Rawdata',
    digestAlgo: 'SM3',
    digestValue: deliveryDigest([{ caseNo: 'x' }]),
  }
  expect(JSON.parse(text)).toMatchObject({
    id: authNo,
    credentialSubject: {
      authorization: { lisensee: [{ id: world.bank.id, name: world.bank.name }], bizNo },
      status: 'USED',
    },
    receipts: [receipt, receipt],
  })
})

test('whatever is changed, added, taken away or signed by another key is named', async () => {
  const { id, bizNo } = await steps.granted()
  await look(bizNo)
  const { text } = await credential(id, world.officer.token)
  const published = (await keys()).map(({ publicKey }) => publicKey)
  const edit = (from: string | RegExp, to: string) =>
    verifyCredential(text.replace(from, to), published).problems
  expect(edit(`"bizNo": "${bizNo}"`, '"bizNo": "SQ1"')).toEqual([
    '被改动的内容：/credentialSubject/authorization/bizNo，现为 "SQ1"',
  ])
  expect(edit('"status": "USED"', '"status": "USED", "extra": 1')).toEqual([
    '增加的内容：/credentialSubject/extra',
  ])
  expect(edit(/"receipts": \[[^]*?\n {2}\]/, '"receipts": []')).toEqual(
    expect.arrayContaining(['增加的内容：/receipts', '被删除的内容：/receipts/0/digestValue']),
  )
  expect(edit(/"\/id": "[0-9a-f]{64}"/, `"/id": "${'0'.repeat(64)}"`)).toEqual([
    '签名不符：签名部分（proof）被改动过',
    expect.stringMatching(/^被改动的内容：\/id/),
  ])
  expect(verifyCredential(text, ['MCowBQYDK2VwAyEA']).problems).toEqual(['签名的公钥不是平台公布的公钥'])
  expect(verifyCredential('{').isGenuine).toBe(false)
  expect(verifyCredential('{"id":1}').problems).toEqual(['文件里没有签名'])
})

test('the enterprise and the institution that holds it export it, nobody else, and not before it was given', async () => {
  const { id } = await steps.granted()
  expect((await credential(id, world.manager.token)).status).toBe(200)
  for (const { token } of [world.otherOwner, world.otherOfficer]) {
    expect((await credential(id, token)).status).toBe(404)
  }
  expect((await t.call(getCredential, { params: { id } })).status).toBe(401)
  expect((await credential('999999', world.owner.token)).status).toBe(404)
  const { bizNo } = await steps.caseWithoutConsent()
  const { data } = await steps.ask(bizNo, world.officer.token)
  expect((await credential(data.id, world.owner.token)).status).toBe(409)
})

test('the log says who looked at what, when, for which case, and is filtered', async () => {
  const { bizNo, authNo } = await steps.granted()
  await look(bizNo)
  const list = async (body: object, token = world.owner.token) =>
    (await t.call(listAccesses, { body }, { token })).data
  const row = {
    orgName: world.bank.name,
    who: '客户经理（示例）',
    what: 'topic',
    topics: ['dishonest'],
    items: 1,
    bizNo,
    authNo,
    digestSuite: 'SM3',
  }
  expect((await list({ bizNo })).list).toMatchObject([row])
  expect((await list({ bizNo, topic: 'dishonest', what: 'topic', orgId: world.bank.id })).total).toBe(1)
  expect((await list({ bizNo, topic: 'taxLevels' })).total).toBe(0)
  expect((await list({ bizNo, orgId: world.otherBank.id })).total).toBe(0)
  expect((await list({ bizNo, from: '2000-01-01', to: '2000-12-31' })).total).toBe(0)
  expect((await list({ bizNo }, world.otherOwner.token)).total).toBe(0)
  expect((await t.call(listAccesses, { body: {} })).status).toBe(401)
  expect((await t.call(listAccesses, { body: {} }, { token: world.officer.token })).status).toBe(403)
  expect((await t.send(listAccesses, { body: { from: 'x' } }, { token: world.owner.token })).status).toBe(422)
})

test('a look stays the institution’s for which a person looked, wherever that person works today', async () => {
  const { id, bizNo } = await steps.granted()
  await look(bizNo)
  const workAt = (orgId: string) =>
    t.services.db.updateTable('account').set({ org_id: orgId }).where('id', '=', world.officer.id).execute()
  await workAt(world.otherBank.id)
  const { token } = world.owner
  const list = async (orgId: string) =>
    (await t.call(listAccesses, { body: { bizNo, orgId } }, { token })).data.list
  expect(await list(world.bank.id)).toMatchObject([{ orgName: world.bank.name }])
  expect(await list(world.otherBank.id)).toEqual([])
  const wallet = (await t.call(listAuthorisations, { body: {} }, { token })).data.list
  expect(wallet.find((one) => one.id === id)?.accessLog).toMatchObject([
    { who: `${world.bank.name} 客户经理（示例）` },
  ])
  expect(JSON.parse((await credential(id, token)).text).receipts).toMatchObject([{ agent: world.bank.name }])
  await workAt(world.bank.id)
})

test('a look that the release before writes while both serve is the institution’s as well', async () => {
  const { id, bizNo } = await steps.granted()
  await t.services.pool.query(
    `insert into credit_access (authorisation_id, company_id, account_id, what, at)
     values ($1, $2, $3, 'scan', $4)`,
    [id, world.company.id, world.officer.id, t.services.now()],
  )
  const body = { bizNo, orgId: world.bank.id }
  const { list } = (await t.call(listAccesses, { body }, { token: world.owner.token })).data
  expect(list).toMatchObject([{ orgName: world.bank.name }])
})
