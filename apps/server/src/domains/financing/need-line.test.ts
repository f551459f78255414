import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  listNeedResponses,
  declineNeed,
  getResponse,
  grabNeed,
  joinNeedQueue,
  leaveNeedQueue,
} from '@lqr/contract/financing/response-calls.ts'
import { getNeedCase, withdrawNeed } from '@lqr/contract/financing/need-calls.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { type Bank, makeResponseWorld, type ResponseWorld } from './response-world.fixtures.ts'
import { routeNeeds } from './route-needs.ts'

let t: TestApp
let world: ResponseWorld
let first: Bank
let second: Bank
let third: Bank
let clock: Date | undefined
const DAY_MS = 86_400_000

beforeAll(async () => {
  t = await makeTestApp({ now: () => clock ?? new Date('2026-11-23T02:00:00Z') })
  world = await makeResponseWorld(t)
  first = await world.bank('第一示例银行')
  second = await world.bank('第二示例银行')
  third = await world.bank('第三示例银行')
})
afterAll(() => t.close())

const as = (bank: Bank) => ({ token: bank.officer.token })
const single = () => world.need('PUBLISHED', { publishedAt: t.services.now(), asked: { slots: 1 } })
const join = (id: string, bank: Bank) => t.call(joinNeedQueue, { params: { id } }, as(bank))
const responses = async (id: string) =>
  (await t.call(listNeedResponses, { params: { id } }, { token: world.owner.token })).data
const told = async (kind: string, accountId: string, demandNo = '') =>
  (
    await t.services.pool.query(
      `select body from message where kind = $1 and account_id = $2 and strpos(body, $3) > 0`,
      [kind, accountId, demandNo],
    )
  ).rows

/** Does the work at a moment when every contact clock that runs now is over. */
async function later(work: () => Promise<unknown>): Promise<void> {
  clock = new Date(t.services.now().getTime() + 10 * DAY_MS)
  await work()
  clock = undefined
}

test('who comes when every slot is taken stands in the line in the order of coming, and may step out', async () => {
  const id = await single()
  expect((await join(id, second)).error?.key).toBe('financing.slotFree')
  await t.call(grabNeed, { params: { id } }, as(first))
  expect((await join(id, second)).data).toMatchObject({
    place: 1,
    waiting: 1,
    can: { join: false, leave: true },
  })
  expect((await join(id, third)).data).toMatchObject({ place: 2 })
  expect((await join(id, third)).error?.key).toBe('financing.alreadyQueued')
  expect((await join(id, first)).error?.key).toBe('financing.alreadyResponded')
  const left = await t.call(leaveNeedQueue, { params: { id } }, as(second))
  expect(left.data).toMatchObject({ place: null, waiting: 1, can: { join: true, leave: false } })
  // To step out twice is to step out.
  await t.call(leaveNeedQueue, { params: { id } }, as(second))
  const { rows } = await t.services.pool.query(
    `select action, actor_account_id from audit_log where action like '%-need-queue' and entity_id = $1 order by id`,
    [id],
  )
  expect(rows).toEqual([
    { action: 'join-need-queue', actor_account_id: second.officer.id },
    { action: 'join-need-queue', actor_account_id: third.officer.id },
    { action: 'leave-need-queue', actor_account_id: second.officer.id },
  ])
  expect((await t.call(joinNeedQueue, { params: { id } }, { token: world.owner.token })).status).toBe(403)
  expect((await t.call(joinNeedQueue, { params: { id } })).status).toBe(401)
})

test('a holder that misses the contact clock loses the slot; the next in line has it at once with data and consent', async () => {
  const id = await single()
  const taken = (await t.call(grabNeed, { params: { id } }, as(first))).data
  await join(id, second)
  await later(async () => {
    await Promise.all([routeNeeds(t.services), routeNeeds(t.services)])
    const next = (await responses(id)).responses[1]
    const has = (await t.call(getResponse, { params: { id: next?.id ?? '' } }, as(second))).data
    expect(has).toMatchObject({
      corporateName: world.company.corporateName,
      isAuthorised: true,
      opensPhone: true,
    })
  })
  const { responses: rows, waiting, slotsFree } = await responses(id)
  expect(rows.map(({ orgId, status, cameBy }) => [orgId, status, cameBy])).toEqual([
    [first.id, 'LAPSED', 'grab'],
    [second.id, 'GRABBED', 'queue'],
  ])
  expect({ waiting, slotsFree }).toEqual({ waiting: 0, slotsFree: 0 })
  const lost = (await t.call(getResponse, { params: { id: taken.id } }, as(first))).data
  expect(lost).toMatchObject({
    status: 'LAPSED',
    corporateName: null,
    contactPhone: null,
    isAuthorised: false,
    files: [],
  })
  expect(lost.timeline.map(({ action }) => action)).toEqual(['submit', 'lapse'])
  const about = (kind: string, whom: string) => told(kind, whom, taken.demandNo)
  expect(await about('financing.response-lapse', first.officer.id)).toHaveLength(1)
  expect(await about('financing.response-advance', second.officer.id)).toHaveLength(1)
  expect(await about('financing.response-lapsed', world.owner.id)).toHaveLength(1)
  expect(await about('financing.response-arrived', world.owner.id)).toHaveLength(1)
  expect((await t.call(grabNeed, { params: { id } }, as(first))).error?.key).toBe(
    'financing.alreadyResponded',
  )
})

test('a clock that still runs takes nothing away', async () => {
  const id = await single()
  await t.call(grabNeed, { params: { id } }, as(first))
  await routeNeeds(t.services)
  expect((await responses(id)).responses).toMatchObject([{ status: 'GRABBED' }])
})

test('who steps back says why, and the next in line has the slot', async () => {
  const id = await single()
  const { data } = await t.call(grabNeed, { params: { id } }, as(first))
  await join(id, third)
  const body = { declineCode: 'QUOTA_USED', declineReason: '本季度额度已经用完。' } as const
  const declined = await t.call(declineNeed, { params: { id: data.id }, body }, as(first))
  expect(declined.data).toMatchObject({
    status: 'DECLINED',
    nextSteps: expect.any(String),
    corporateName: null,
  })
  expect((await responses(id)).responses.map(({ status }) => status)).toEqual(['DECLINED', 'GRABBED'])
})

test('when everybody has stepped back the need looks for others, and the rule sends it to who suits', async () => {
  const { id: responseId, needId } = await world.response(first, 'CONTACTED', {
    need: { asked: { slots: 1 } },
  })
  const body = { declineCode: 'PRODUCT_UNSUITABLE', declineReason: '不符合本行的准入条件。' } as const
  await t.call(declineNeed, { params: { id: responseId }, body }, as(first))
  const { data } = await t.call(getNeedCase, { params: { id: needId } }, { token: world.owner.token })
  expect(data.status).toBe('PUBLISHED')
  expect(data.timeline.map(({ action }) => action)).toContain('reopen')
  const rows = (await responses(needId)).responses
  expect(rows.map(({ status, cameBy }) => [status, cameBy])).toEqual([
    ['DECLINED', 'grab'],
    ['DISPATCHED', 'rule'],
  ])
  expect(rows[1]?.orgId).not.toBe(first.id)
})

test('a need that nobody reached in time is sent by the rule once', async () => {
  const id = await world.need('PUBLISHED', { asked: { slots: 1 } })
  const runs = [await routeNeeds(t.services), await routeNeeds(t.services)]
  expect(runs.map(({ routed }) => routed > 0)).toEqual([true, false])
  expect((await responses(id)).responses).toMatchObject([{ status: 'DISPATCHED', cameBy: 'rule' }])
  const { rows } = await t.services.pool.query(
    `select note from case_event e join need_response r on r.id = e.case_id where e.kind = 'response' and r.need_id = $1`,
    [id],
  )
  expect(rows[0].note).toContain('在办')
})

test('a need that cannot be sent keeps no other waiting, and is reported', async () => {
  const stuck = await world.need('PUBLISHED', { asked: { slots: 1 } })
  const other = await world.need('PUBLISHED', { asked: { slots: 1 } })
  await t.asOwner(`create function stick() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$;
    create trigger stick before insert on need_response for each row when (new.need_id = ${stuck}) execute function stick()`)
  await expect(routeNeeds(t.services)).rejects.toThrow('stuck')
  expect((await responses(other)).responses).toHaveLength(1)
  expect((await responses(stuck)).responses).toEqual([])
  await t.asOwner('drop trigger stick on need_response')
  await routeNeeds(t.services)
  expect((await responses(stuck)).responses).toHaveLength(1)
})

const consents = async () =>
  (await t.services.pool.query(`select count(*)::int given from credit_authorisation`)).rows[0].given

test('after its last day a need is handed to nobody new: its line ends, and with its last holder the need', async () => {
  const asked = { slots: 2, valid_to: '2026-11-24' }
  const { id: responseId, needId } = await world.response(first, 'CONTACTED', { need: { asked } })
  const { data: taken } = await t.call(grabNeed, { params: { id: needId } }, as(third))
  await join(needId, second)
  const given = await consents()
  const need = async () =>
    (await t.call(getNeedCase, { params: { id: needId } }, { token: world.owner.token })).data
  const decline = (id: string, bank: Bank) => {
    const body = { declineCode: 'PRODUCT_UNSUITABLE', declineReason: '不符合本行的准入条件。' } as const
    return later(() => t.call(declineNeed, { params: { id }, body }, as(bank)))
  }
  await decline(taken.id, third)
  expect(await told('financing.response-line-ended', second.officer.id, taken.demandNo)).toHaveLength(1)
  expect((await need()).status).toBe('CONTACTED')
  await decline(responseId, first)
  const ended = await need()
  expect(ended.status).toBe('EXPIRED')
  expect(ended.timeline.map(({ action }) => action)).not.toContain('reopen')
  expect((await responses(needId)).responses.map(({ status }) => status)).toEqual(['DECLINED', 'DECLINED'])
  expect(await consents()).toBe(given)
})

test('the rule sends nothing of a need that is past its last day', async () => {
  const id = await world.need('PUBLISHED', { asked: { slots: 1, valid_to: '2026-11-22' } })
  await routeNeeds(t.services)
  expect((await responses(id)).responses).toEqual([])
})

test('a need that is taken back ends what institutions began on it, and their line', async () => {
  const id = await single()
  const { data } = await t.call(grabNeed, { params: { id } }, as(first))
  await join(id, second)
  await t.call(withdrawNeed, { params: { id }, body: {} }, { token: world.owner.token })
  const held = (await t.call(getResponse, { params: { id: data.id } }, as(first))).data
  expect(held).toMatchObject({ status: 'LOST', isAuthorised: false })
  expect(await told('financing.response-line-ended', second.officer.id, data.demandNo)).toHaveLength(1)
  expect(await t.services.pool.query(`select 1 from need_queue where need_id = $1`, [id])).toMatchObject({
    rowCount: 0,
  })
})
