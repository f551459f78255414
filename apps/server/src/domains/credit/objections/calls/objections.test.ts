import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listObjections, takeObjection, withdrawObjection } from '@lqr/contract/credit/objection-calls.ts'
import { readCreditInformation } from '@lqr/contract/credit/information-call.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeScriptedRegistry, type ScriptedRegistry } from '../../topics/topics.fixtures.ts'
import { lapseObjections } from '../lapse-objections.ts'
import {
  CONTENT,
  CORRECTION,
  makeObjectionWorld,
  type ObjectionWorld,
  REPLY,
} from '../objection-world.fixtures.ts'

let t: TestApp
let world: ObjectionWorld
let registry: ScriptedRegistry
let now = new Date()
const TODAY = '2026-11-20T10:00:00+08:00'
const penalty = { publishedOn: '2026-06-15', content: { penaltyName: '示例处罚', amountYuan: 30_000 } }

beforeAll(async () => {
  registry = makeScriptedRegistry()
  t = await makeTestApp({
    now: () => now,
    registry: {
      name: 'sandbox',
      probe: () => registry.probe(),
      search: (a) => registry.search(a),
      scan: (...a) => registry.scan(...a),
      read: (...a) => registry.read(...a),
    },
  })
  world = await makeObjectionWorld(t)
})
beforeEach(() => {
  now = new Date(TODAY)
  registry = makeScriptedRegistry()
  registry.set('penalties', penalty)
})
afterAll(() => t.close())

const day = (date: string) => (now = new Date(`${date}T10:00:00+08:00`))
type Company = Awaited<ReturnType<ObjectionWorld['makeCompany']>>

/** A company that objects to its penalty. */
async function objecting() {
  const company = await world.makeCompany()
  const item = await company.itemOf('penalties')
  const { data, error } = await world.object(item.id, company)
  expect(error).toBeUndefined()
  return { company, item, objection: data }
}
async function marks({ companyId }: Company, by: { token: string }) {
  const { data } = await world.read('penalties', companyId, by)
  return data.list.map(({ objections }) => objections)
}

test('from the submission on, company and authorised institution read the mark; afterwards the correction', async () => {
  const { company, item, objection } = await objecting()
  expect(item.objections).toEqual([])
  expect(objection).toMatchObject({
    status: 'SUBMITTED',
    dueAt: '2026-12-10T10:00:00+08:00',
    facts: expect.arrayContaining([{ label: '处罚名称', value: '示例处罚' }]),
    isShown: true,
    can: { withdraw: true, take: false, uphold: false, dismiss: false },
  })
  const open = { number: objection.number, mark: 'open', statement: null, decidedAt: null }
  for (const reader of [company, world.bank])
    expect(await marks(company, reader)).toMatchObject([[{ ...open, hasItemChanged: false }]])

  const taken = await t.call(takeObjection, { params: { id: objection.id }, body: {} }, world.operator)
  expect(taken.data).toMatchObject({ status: 'TAKEN', officerName: expect.any(String) })
  const upheld = await world.uphold(objection.id, world.operator)
  expect(upheld.data).toMatchObject({ status: 'UPHELD', correction: CORRECTION, dueAt: null })
  for (const reader of [company, world.bank])
    expect(await marks(company, reader)).toMatchObject([[{ mark: 'corrected', statement: CORRECTION }]])
  const { rows } = await t.services.pool.query(
    'select link, body from message where account_id = $1 and kind = $2',
    [company.id, 'credit.objection.uphold'],
  )
  expect(rows).toMatchObject([{ link: `/personal/objections/${objection.id}` }])
  expect(rows[0].body).toContain(CORRECTION)
})

test('a dismissal is a written reply beside the item; what goes out at once carries it, too; history is kept', async () => {
  const { company, item, objection } = await objecting()
  await world.dismiss(objection.id, world.operator)
  const again = await world.object(item.id, company)
  expect(again.data).toMatchObject({ status: 'SUBMITTED' })
  const { data } = await t.call(
    readCreditInformation,
    { body: { companyId: company.companyId, topics: ['penalties'] } },
    world.bank,
  )
  expect(data.topics[0]?.items[0]?.objections).toMatchObject([
    { mark: 'open', number: again.data.number },
    { mark: 'kept', number: objection.number, statement: REPLY },
  ])
  const seen = await world.get(objection.id, company)
  expect(seen.data.timeline.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['submit', 'dismiss']),
  )
})

test('an item has one open objection at a time, also when two come at once; what was withdrawn leaves no mark', async () => {
  const company = await world.makeCompany()
  const { id } = await company.itemOf('penalties')
  const both = await Promise.all([world.object(id, company), world.object(id, company)])
  expect(both.map(({ error }) => error?.key).filter(Boolean)).toEqual(['credit.objectionOpen'])
  const first = both.find(({ error }) => !error)
  const params = { id: first?.data.id ?? '' }
  const withdrawn = await t.call(withdrawObjection, { params, body: {} }, company)
  expect(withdrawn.data.status).toBe('WITHDRAWN')
  expect(await marks(company, world.bank)).toEqual([[]])
  const hidden = { isSealed: true, content: null, companyName: null, facts: [], files: [] }
  expect((await world.get(params.id, world.operator)).data).toMatchObject(hidden)
  expect((await world.get(params.id, company)).data.content).toBe(CONTENT)
  expect((await world.object(id, company)).error).toBeUndefined()
})

test('an item that its source changed keeps its objection, and says that it was changed', async () => {
  const { company, item, objection } = await objecting()
  registry.set('penalties', { ...penalty, content: { penaltyName: '示例处罚', amountYuan: 3_000 } })
  day('2026-11-28')
  expect(await marks(company, company)).toMatchObject([[{ mark: 'open', hasItemChanged: true }]])
  expect(await lapseObjections(t.services)).toBe(0)
  const { data } = await world.get(objection.id, world.operator)
  expect(data).toMatchObject({ itemId: item.id, isShown: true })
  expect(data.facts).toContainEqual({ label: '罚没金额', value: '30,000 元' })
  const changed = await company.itemOf('penalties')
  expect((await world.object(changed.id, company)).error?.key).toBe('credit.objectionOpen')
  expect((await world.object(item.id, company)).error?.key).toBe('credit.itemNotFound')
})

test('an item that its source took back, or whose publication ended, ends the objection, once, and says so', async () => {
  const taken = await objecting()
  registry.set('penalties')
  day('2026-11-28')
  await world.read('penalties', taken.company.companyId, taken.company)
  registry.set('penalties', penalty)
  const ended = await objecting()
  day('2027-06-15')
  expect(await lapseObjections(t.services)).toBeGreaterThanOrEqual(2)
  expect(await lapseObjections(t.services)).toBe(0)
  for (const { company, objection } of [taken, ended]) {
    const { data } = await world.get(objection.id, company)
    expect(data).toMatchObject({ status: 'LAPSED', isShown: false, can: { withdraw: false } })
    expect(data.timeline.find(({ action }) => action === 'lapse')?.note).toContain('不再展示')
  }
})

test('an objection that cannot be closed keeps no other open, and is reported', async () => {
  const stuck = await objecting()
  const other = await objecting()
  day('2027-06-15')
  await t.asOwner(`create function stick() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$;
    create trigger stick before update on credit_objection for each row when (old.id = ${stuck.objection.id}) execute function stick()`)
  await expect(lapseObjections(t.services)).rejects.toThrow('stuck')
  expect((await world.get(other.objection.id, other.company)).data.status).toBe('LAPSED')
  await t.asOwner('drop trigger stick on credit_objection')
  expect(await lapseObjections(t.services)).toBe(1)
})

test('files go to the company and the operators; those of somebody else are refused', async () => {
  const company = await world.makeCompany()
  const { id } = await company.itemOf('penalties')
  const { error } = await world.object(id, company, ['9f86d081884c4d65a2feaa0c55ad015a'])
  expect(error?.key).toBe('credit.fileNotYours')
})

test('who is not a party finds nothing: other companies, institutions, governments of whatever area', async () => {
  const { company, item, objection } = await objecting()
  const other = await world.makeCompany()
  expect((await world.object(item.id, other)).error?.key).toBe('credit.itemNotFound')
  expect((await world.get(objection.id, other)).error?.key).toBe('credit.objectionNotFound')
  for (const visitor of [world.bank, world.otherBank, world.county, world.province, world.elsewhere]) {
    expect((await world.object(item.id, visitor)).error?.key).toBe('kernel.forbidden')
    expect((await world.get(objection.id, visitor)).error?.key).toBe('kernel.forbidden')
    expect((await world.uphold(objection.id, visitor)).error?.key).toBe('kernel.forbidden')
    expect((await world.dismiss(objection.id, visitor)).error?.key).toBe('kernel.forbidden')
  }
  expect((await world.uphold(objection.id, company)).error?.key).toBe('kernel.forbidden')
  expect((await world.object(item.id, world.operator)).error?.key).toBe('kernel.forbidden')
  const signedOut = await t.call(listObjections, { body: {} })
  expect(signedOut.error?.key).toBe('kernel.signedOut')
  expect((await world.read('penalties', company.companyId, world.otherBank)).error?.key).toBe(
    'credit.notGranted',
  )
})

test('each side lists its own: the company what it objected to, the operators all, those due first', async () => {
  const { company, objection } = await objecting()
  const mine = await t.call(listObjections, { body: {} }, company)
  expect(mine.data.list.map(({ id }) => id)).toEqual([objection.id])
  const found = await t.call(
    listObjections,
    { body: { keyword: objection.number, sort: 'due', openOnly: true } },
    world.operator,
  )
  expect(found.data).toMatchObject({ total: 1, list: [{ id: objection.id, topic: 'penalties' }] })
  const none = await t.call(listObjections, { body: { status: 'DISMISSED' } }, company)
  expect(none.data.total).toBe(0)
})

test('operators read of people in the item no more than the family name; the company reads all', async () => {
  registry.set('persons', { content: { personName: '张小明', post: '监事' } })
  const company = await world.makeCompany()
  const { id } = await company.itemOf('persons')
  const { data } = await world.object(id, company)
  const said = async (by: { token: string }) => JSON.stringify((await world.get(data.id, by)).data.facts)
  expect(await said(company)).toContain('张小明')
  expect(await said(world.operator)).not.toContain('小明')
})
