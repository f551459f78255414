import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { matchItem } from '@lqr/contract/policies/match-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { condition, makeItem } from '../items/items.fixtures.ts'
import { matchDueItems, remindDeclaring } from './index.ts'

const SMALL = [condition({ fact: 'scale', op: 'oneOf', codes: ['small'] })]
const MICRO = [condition({ fact: 'scale', op: 'oneOf', codes: ['micro'] })]

let t: TestApp
let now = new Date('2026-11-20T10:00:00+08:00')
const company = { small: '', micro: '', far: '', open: '' }

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  const { db } = t.services
  const make = async (maker: Parameters<typeof makeEnterprise>[2]) => {
    const { id } = await makeEnterprise(db, t.services, maker)
    await makeAccount(db, t.services, { sourceType: '7', companyId: id })
    return id
  }
  company.small = await make({ areaCode: '620102', scale: 'small' })
  company.micro = await make({ areaCode: '620102', scale: 'micro' })
  company.far = await make({ areaCode: '620902', scale: 'small' })
  company.open = await make({ areaCode: '620102', scale: 'small', certiFlg: 2 })
})
afterAll(() => t.close())

beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00+08:00')
  await t.asOwner('delete from policy_match_run')
  await t.asOwner('delete from policy_match')
  await t.asOwner('delete from policy_item')
  await t.asOwner('delete from message')
})

async function ledger(itemId: string) {
  const rows = await t.services.db
    .selectFrom('policy_match')
    .select(['company_id', 'standing', 'told_at'])
    .where('item_id', '=', itemId)
    .orderBy('company_id')
    .execute()
  return rows.map((row) => [row.company_id, row.standing, row.told_at !== null])
}

async function told(): Promise<string[]> {
  const { rows } = await t.services.pool.query<{ company: string }>(
    `select a.company_id::text company from message m join account a on a.id = m.account_id order by m.id`,
  )
  return rows.map((row) => row.company)
}

/** The document of an item, as a move or a change of it would leave it. */
async function changeDocument(
  id: string,
  change: { status?: 'OFFLINE' | 'PUBLISHED'; effective_to?: string; published_at?: string },
) {
  const { db } = t.services
  const { policy_id: policyId } = await db
    .selectFrom('policy_item')
    .select('policy_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db.updateTable('policy').set(change).where('id', '=', policyId).execute()
}

/** Notes that the far enterprise has declared now. */
async function declareFar(id: string) {
  await t.services.db
    .updateTable('policy_match')
    .set({ declared_at: now.toISOString() })
    .where('item_id', '=', id)
    .where('company_id', '=', company.far)
    .execute()
}

/** An enterprise as a review, a correction or the end of its account would leave it. */
const changeCompany = (id: string, change: { certi_flg?: 1 | 2 | 3; scale?: 'small' | 'large' }) =>
  t.services.db.updateTable('enterprise').set(change).where('id', '=', id).execute()

/** As an approval would leave it: other rules, made public now. */
async function changeRules(id: string, conditions: unknown, version: number) {
  await t.services.db
    .updateTable('policy_item')
    .set({ conditions: JSON.stringify(conditions), rules_version: version, published_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

test('a new item is matched with certified enterprises of its area, and whom it fits is told once', async () => {
  const id = await makeItem(t.services.db, { areaCodes: ['620100'], conditions: SMALL })
  expect(await matchDueItems(t.services)).toBe(1)
  expect(await ledger(id)).toEqual([[company.small, 'fits', true]])
  expect(await told()).toEqual([company.small])
  expect(await matchDueItems(t.services)).toBe(0)
  expect(await told()).toEqual([company.small])
})

test('a renewal is told to who is known to hold the title, and to nobody else', async () => {
  await t.services.db
    .insertInto('policy_profile')
    .values({ company_id: company.far, facts: JSON.stringify({ titles: ['specialised'] }) })
    .execute()
  const renewal = { purpose: 'renewal', gives: 'specialised', conditions: SMALL } as const
  const id = await makeItem(t.services.db, renewal)
  await matchDueItems(t.services)
  expect(await ledger(id)).toEqual([[company.far, 'fits', true]])
  expect(await told()).toEqual([company.far])
})

test('an item that cannot be matched or reminded of keeps no other waiting, and is reported', async () => {
  const stuck = await makeItem(t.services.db, { conditions: SMALL, declareTo: '2026-11-27' })
  const other = await makeItem(t.services.db, { conditions: SMALL, declareTo: '2026-11-27' })
  await t.asOwner(`create function stick() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$;
    create trigger stick before insert on policy_match for each row when (new.item_id = ${stuck}) execute function stick()`)
  await expect(matchDueItems(t.services)).rejects.toThrow('stuck')
  expect(await ledger(other)).toHaveLength(2)
  expect(await ledger(stuck)).toEqual([])
  await t.asOwner('drop trigger stick on policy_match')
  expect(await matchDueItems(t.services)).toBe(1)
  await t.asOwner('delete from message')
  await t.asOwner(`create trigger stick before update on policy_match for each row
    when (old.item_id = ${stuck}) execute function stick()`)
  await expect(remindDeclaring(t.services)).rejects.toThrow('stuck')
  expect(await told()).toHaveLength(2)
  await t.asOwner('drop trigger stick on policy_match')
})

test('in portions of any size the result is the same', async () => {
  const id = await makeItem(t.services.db, { conditions: SMALL })
  await matchDueItems(t.services, 1)
  expect(await ledger(id)).toEqual([
    [company.small, 'fits', true],
    [company.far, 'fits', true],
  ])
})

test('changed rules match anew: who fits now is told, who was told before is not told again', async () => {
  const id = await makeItem(t.services.db, { conditions: SMALL })
  await matchDueItems(t.services)
  await t.asOwner('delete from message')
  now = new Date('2026-11-21T10:00:00+08:00')
  await changeRules(id, [condition({ fact: 'scale', op: 'oneOf', codes: ['small', 'micro'] })], 2)
  expect(await matchDueItems(t.services)).toBe(1)
  expect(await told()).toEqual([company.micro])
  now = new Date('2026-11-22T10:00:00+08:00')
  await changeRules(id, MICRO, 3)
  await matchDueItems(t.services)
  expect(await ledger(id)).toEqual([
    [company.small, 'unmet', true],
    [company.micro, 'fits', true],
    [company.far, 'unmet', true],
  ])
  expect(await told()).toEqual([company.micro])
})

test('what is given without asking is matched anew each day, and whom it newly fits is told', async () => {
  const direct = await makeItem(t.services.db, { conditions: SMALL, delivery: 'direct' })
  const asked = await makeItem(t.services.db, { conditions: SMALL })
  await matchDueItems(t.services)
  await t.asOwner('delete from message')
  await changeCompany(company.open, { certi_flg: 3 })
  await changeCompany(company.small, { scale: 'large' })
  expect(await matchDueItems(t.services)).toBe(0)
  now = new Date('2026-11-21T00:05:00+08:00')
  expect(await matchDueItems(t.services, 1)).toBe(1)
  expect(await ledger(direct)).toEqual([
    [company.small, 'unmet', true],
    [company.far, 'fits', true],
    [company.open, 'fits', true],
  ])
  expect(await told()).toEqual([company.open])
  expect(await matchDueItems(t.services)).toBe(0)
  expect(await ledger(asked)).toEqual([
    [company.small, 'fits', true],
    [company.far, 'fits', true],
  ])
  await changeCompany(company.open, { certi_flg: 2 })
  await changeCompany(company.small, { scale: 'small' })
})

test('an item is matched from the day on which it is in force', async () => {
  const id = await makeItem(t.services.db, { conditions: SMALL, validFrom: '2026-11-21' })
  expect(await matchDueItems(t.services)).toBe(0)
  now = new Date('2026-11-21T00:05:00+08:00')
  expect(await matchDueItems(t.services)).toBe(1)
  expect(await ledger(id)).toHaveLength(2)
})

test('an item waits for its document that comes out again at a time ahead', async () => {
  const id = await makeItem(t.services.db, { conditions: SMALL, declareTo: '2026-11-27' })
  await changeDocument(id, { published_at: '2026-11-21T09:00:00+08:00' })
  const found = async () => (await t.send(matchItem, { params: { id }, body: {} })).status
  expect(await found()).toBe(404)
  expect(await matchDueItems(t.services)).toBe(0)
  expect(await remindDeclaring(t.services)).toBe(0)
  now = new Date('2026-11-21T09:00:00+08:00')
  expect(await found()).toBe(200)
  expect(await matchDueItems(t.services)).toBe(1)
  expect(await remindDeclaring(t.services)).toBe(1)
})

test('what is only drafted or taken off line is never matched', async () => {
  await makeItem(t.services.db, { conditions: SMALL, status: 'DRAFT' })
  await makeItem(t.services.db, { conditions: SMALL, status: 'OFFLINE' })
  expect(await matchDueItems(t.services)).toBe(0)
})

test('a week before the end whom an item fits is reminded once, but not who has declared', async () => {
  const id = await makeItem(t.services.db, { conditions: SMALL, declareTo: '2026-11-27' })
  await makeItem(t.services.db, { conditions: SMALL, declareTo: '2026-12-27' })
  // What is given without asking has nothing to declare.
  await makeItem(t.services.db, { conditions: SMALL, declareTo: '2026-11-27', delivery: 'direct' })
  await matchDueItems(t.services)
  await t.asOwner('delete from message')
  await declareFar(id)
  await remindDeclaring(t.services)
  await remindDeclaring(t.services)
  expect(await told()).toEqual([company.small])
})

test('who is reminded reads that somebody may still have to judge', async () => {
  const conditions = [...SMALL, condition({ fact: 'judged', op: 'judged', note: '专家评审' })]
  const id = await makeItem(t.services.db, { areaCodes: ['620100'], conditions, declareTo: '2026-11-27' })
  await matchDueItems(t.services)
  expect(await ledger(id)).toEqual([[company.small, 'judged', true]])
  await t.asOwner('delete from message')
  await remindDeclaring(t.services)
  const { rows } = await t.services.pool.query('select body from message')
  expect(rows).toMatchObject([{ body: expect.stringContaining('或只差人工认定') }])
})

test('whoever is not certified any more is not reminded', async () => {
  await makeItem(t.services.db, { conditions: SMALL, declareTo: '2026-11-27' })
  await matchDueItems(t.services)
  await t.asOwner('delete from message')
  await changeCompany(company.far, { certi_flg: 1 })
  await remindDeclaring(t.services)
  expect(await told()).toEqual([company.small])
  await changeCompany(company.far, { certi_flg: 3 })
})

test('each round of declaring reminds anew, also who declared in the round before', async () => {
  const round = (year: number) => ({ declareFrom: `${year}-11-01`, declareTo: `${year}-11-27` })
  const id = await makeItem(t.services.db, { conditions: SMALL, ...round(2026) })
  await matchDueItems(t.services)
  await t.asOwner('delete from message')
  await declareFar(id)
  await remindDeclaring(t.services)
  const { declareFrom, declareTo } = round(2027)
  await t.services.db
    .updateTable('policy_item')
    .set({ declare_from: declareFrom, declare_to: declareTo })
    .where('id', '=', id)
    .execute()
  now = new Date('2027-11-20T10:00:00+08:00')
  await remindDeclaring(t.services)
  await remindDeclaring(t.services)
  expect(await told()).toEqual([company.small, company.small, company.far])
})

test('who was reminded of this end by the release before, which does not note of which, is not reminded again', async () => {
  await makeItem(t.services.db, { conditions: SMALL, declareTo: '2026-11-27' })
  await matchDueItems(t.services)
  await t.asOwner('delete from message')
  const remindedAt = (at: string) =>
    t.services.pool.query('update policy_match set reminded_at = $1 where company_id = $2', [
      at,
      company.small,
    ])
  await remindedAt('2026-11-20T08:00:00+08:00')
  await remindDeclaring(t.services)
  expect(await told()).toEqual([company.far])
  await remindedAt('2025-11-20T08:00:00+08:00')
  await remindDeclaring(t.services)
  expect(await told()).toEqual([company.far, company.small])
})

test('nobody is reminded of an end before declaring has begun', async () => {
  await makeItem(t.services.db, { conditions: SMALL, declareFrom: '2026-11-24', declareTo: '2026-11-26' })
  await matchDueItems(t.services)
  await t.asOwner('delete from message')
  await remindDeclaring(t.services)
  expect(await told()).toEqual([])
  now = new Date('2026-11-24T10:00:00+08:00')
  await remindDeclaring(t.services)
  expect(await told()).toEqual([company.small, company.far])
})

test('an item goes with its document: under one that is withdrawn or has ended nobody is matched or reminded', async () => {
  const id = await makeItem(t.services.db, { conditions: SMALL, declareTo: '2026-11-27' })
  await changeDocument(id, { status: 'OFFLINE' })
  expect(await matchDueItems(t.services)).toBe(0)
  await changeDocument(id, { status: 'PUBLISHED', effective_to: '2026-11-19' })
  expect(await matchDueItems(t.services)).toBe(0)
  await changeDocument(id, { effective_to: '2026-11-20' })
  expect(await matchDueItems(t.services)).toBe(1)
  await t.asOwner('delete from message')
  now = new Date('2026-11-21T10:00:00+08:00')
  await remindDeclaring(t.services)
  expect(await told()).toEqual([])
})
