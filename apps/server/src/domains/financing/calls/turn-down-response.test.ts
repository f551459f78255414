import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNeedCase } from '@lqr/contract/financing/need-calls.ts'
import {
  chooseResponse,
  getResponse,
  grabNeed,
  joinNeedQueue,
  listNeedResponses,
  turnDownResponse,
} from '@lqr/contract/financing/response-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type Bank, makeResponseWorld, type ResponseWorld } from '../response-world.fixtures.ts'

let t: TestApp
let world: ResponseWorld
let silent: Bank
let next: Bank
beforeAll(async () => {
  t = await makeTestApp()
  world = await makeResponseWorld(t)
  silent = await world.bank('黄河示例银行')
  next = await world.bank('白银示例银行')
})
afterAll(() => t.close())

const NOTE = '联系后两周没有进展'
const as = (bank: Bank) => ({ token: bank.officer.token })
const owner = () => ({ token: world.owner.token })
const turnDown = (id: string, options: { token?: string } = owner(), body: object = { note: NOTE }) =>
  t.send(turnDownResponse, { params: { id }, body }, options)
const beside = async (id: string) => (await t.call(listNeedResponses, { params: { id } }, owner())).data
const single = { need: { asked: { slots: 1 } } }

test('an enterprise turns down who reached it and went no further: told why, closed, and its slot is the next one’s', async () => {
  const { id, needId } = await world.response(silent, 'CONTACTED', single)
  await t.call(joinNeedQueue, { params: { id: needId } }, as(next))
  expect((await beside(needId)).responses).toMatchObject([{ can: { choose: false, turnDown: true } }])
  const { data } = await turnDown(id)
  expect(data).toMatchObject({
    responses: [
      { status: 'TURNED_DOWN', declineReason: NOTE, can: { turnDown: false } },
      { orgId: next.id, status: 'GRABBED', can: { turnDown: false } },
    ],
  })
  const seen = (await t.call(getResponse, { params: { id } }, as(silent))).data
  expect(seen).toMatchObject({ status: 'TURNED_DOWN', corporateName: null, isAuthorised: false })
  expect(seen.timeline.at(-1)).toMatchObject({ action: 'turnDown', note: NOTE })
  const { rows } = await t.services.pool.query(
    `select body from message where kind = 'financing.response-turnDown' and account_id = $1`,
    [silent.officer.id],
  )
  expect(rows).toEqual([{ body: expect.stringContaining(NOTE) }])
})

test('with the last one turned down the need looks for others, and that one does not come again by itself', async () => {
  const { id, needId } = await world.response(silent, 'OFFERED', { need: { asked: { slots: 2 } } })
  expect((await turnDown(id, owner(), {})).status).toBe(200)
  const need = (await t.call(getNeedCase, { params: { id: needId } }, owner())).data
  expect(need).toMatchObject({ status: 'PUBLISHED' })
  const again = await t.call(grabNeed, { params: { id: needId } }, as(silent))
  expect(again.error?.key).toBe('financing.alreadyResponded')
})

test('not before the first contact, not once it was chosen, and not what has changed meanwhile', async () => {
  const { id: grabbed } = await world.response(silent, 'GRABBED')
  expect((await turnDown(grabbed)).error?.key).toBe('financing.responseMoved')
  const { id: offered } = await world.response(silent, 'OFFERED')
  expect((await turnDown(offered, owner(), { version: 1 })).error?.key).toBe('financing.responseStale')
  await t.call(chooseResponse, { params: { id: offered }, body: { consent: true } }, owner())
  expect((await turnDown(offered)).error?.key).toBe('financing.responseMoved')
})

test('nobody but its enterprise turns a response down', async () => {
  const { id } = await world.response(silent, 'CONTACTED')
  expect((await turnDown(id, {})).status).toBe(401)
  for (const by of [as(silent), as(next), world.lanzhou, world.tianshui])
    expect((await turnDown(id, by)).status).toBe(403)
  expect((await turnDown(id, world.otherOwner)).status).toBe(404)
  expect((await turnDown('999999')).status).toBe(404)
})
