import { afterAll, beforeAll, expect, test } from 'vitest'
import { getFund } from '@lqr/contract/funds/calls.ts'
import { createFund, listFundRecords, setFundStatus } from '@lqr/contract/funds/record-calls.ts'
import { PUBLICATION_NOUNS } from '@lqr/contract/kernel/publishing/publication-kinds.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { setParkStatus } from '@lqr/contract/parks/record-calls.ts'
import { setDocumentStatus } from '@lqr/contract/policies/document-record-calls.ts'
import { importRosterEntries, setRosterStatus } from '@lqr/contract/rosters/record-calls.ts'
import { ROSTER_CSV_HEADER } from '@lqr/contract/rosters/roster-csv.ts'
import { setServiceStatus } from '@lqr/contract/services/record-calls.ts'
import { fundFields, makeFund } from '../domains/funds/funds.fixtures.ts'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { makeOrganisation } from '../domains/organisations/organisations.fixtures.ts'
import { makePark, makeParkEnterprise } from '../domains/parks/parks.fixtures.ts'
import { makePolicy } from '../domains/policies/policies.fixtures.ts'
import { makeRoster } from '../domains/rosters/rosters.fixtures.ts'
import { makeService } from '../domains/services/services.fixtures.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

let t: TestApp
let [operator, government] = ['', '']

const signIn = async (maker: Parameters<typeof makeAccount>[2]) =>
  t.signIn((await makeAccount(t.services.db, t.services, maker)).id)

beforeAll(async () => {
  t = await makeTestApp()
  operator = await signIn({ sourceType: '1' })
  government = await signIn({ sourceType: '2', regionCode: '620000' })
})
afterAll(() => t.close())

const asked = (id: string, version = 1, action: PublicationAction = 'discard') => ({
  params: { id },
  body: { action, version, ...(action === 'discard' ? { deletes: true } : {}) },
})
const drafted = async (name: string) =>
  (await t.call(createFund, { body: fundFields({ name }) }, { token: operator })).data
const namesOf = async (keyword: string) =>
  (await t.call(listFundRecords, { body: { keyword } }, { token: operator })).data.list.map(
    ({ name }) => name,
  )

test('a draft that was never published is deleted by who edits it, and the log says so', async () => {
  const { id, can } = await drafted('删去的基金')
  expect(can).toMatchObject({ discard: true })
  const { data } = await t.call(setFundStatus, asked(id), { token: operator })
  expect(data).toMatchObject({
    id,
    name: '删去的基金',
    can: { maintain: false, submit: false, discard: false },
  })
  expect(await namesOf('删去的基金')).toEqual([])
  expect((await t.call(setFundStatus, asked(id), { token: operator })).status).toBe(404)
  const { rows } = await t.services.pool.query(
    `select action from audit_log where entity = 'fund' and entity_id = $1 order by id`,
    [id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['create-fund', 'delete-fund'])
})

test('a page that asks to drop a change deletes no draft', async () => {
  const { id } = await drafted('没有问过的基金')
  const body = { action: 'discard' as const, version: 1 }
  const answer = await t.call(setFundStatus, { params: { id }, body }, { token: operator })
  expect(answer.error?.key).toBe('zones.illegalMove')
  expect(await namesOf('没有问过的基金')).toEqual(['没有问过的基金'])
})

test('what is under review, was published once, or has moved on is not deleted', async () => {
  const { id } = await drafted('留下的基金')
  await t.call(setFundStatus, asked(id, 1, 'submit'), { token: operator })
  const underReview = await t.call(setFundStatus, asked(id, 2), { token: operator })
  expect(underReview.error?.key).toBe('zones.illegalMove')
  const { id: other } = await drafted('改过的基金')
  expect(await t.call(setFundStatus, asked(other, 7), { token: operator })).toMatchObject({
    status: 409,
    error: { key: 'kernel.conflict' },
  })
  for (const status of ['PUBLISHED', 'OFFLINE'] as const) {
    const published = await makeFund(t.services.db, { name: '发布过的基金', status })
    const answer = await t.call(setFundStatus, asked(published), { token: operator })
    expect(answer.error?.key).toBe('zones.illegalMove')
  }
  expect(await namesOf('留下的基金')).toHaveLength(1)
  expect(await namesOf('改过的基金')).toHaveLength(1)
  expect(await namesOf('发布过的基金')).toHaveLength(2)
})

test('nobody else deletes a draft: signed out, another role, another area, another institution', async () => {
  const { db } = t.services
  const { id } = await drafted('别人的基金')
  expect((await t.send(setFundStatus, asked(id))).status).toBe(401)
  expect((await t.send(setFundStatus, asked(id), { token: government })).status).toBe(403)
  expect((await t.send(getFund, { params: { id } })).status).toBe(404)
  const lanzhou = await signIn({ sourceType: '2', roles: ['contentEditor'], regionCode: '620100' })
  const elsewhere = await makePolicy(db, { status: 'DRAFT', areaCodes: ['620200'] })
  expect((await t.send(setDocumentStatus, asked(elsewhere), { token: lanzhou })).status).toBe(404)
  const own = await makePolicy(db, { status: 'DRAFT', areaCodes: ['620102'] })
  expect((await t.send(setDocumentStatus, asked(own), { token: lanzhou })).status).toBe(200)
  const office = { orgType: 'agency', orgCategory: 'accounting' } as const
  const { id: orgId } = await makeOrganisation(db, { ...office, name: '示例会计师事务所' })
  const { id: otherId } = await makeOrganisation(db, { ...office, name: '另一家示例事务所' })
  const service = await makeService(db, { orgId, status: 'DRAFT' })
  const ofOrg = (org: string) => signIn({ sourceType: '4', orgId: org })
  expect((await t.send(setServiceStatus, asked(service), { token: await ofOrg(otherId) })).status).toBe(404)
  expect((await t.send(setServiceStatus, asked(service), { token: operator })).status).toBe(404)
  expect((await t.send(setServiceStatus, asked(service), { token: await ofOrg(orgId) })).status).toBe(200)
})

test('a roster goes with its enterprises, a park only when none stands under it', async () => {
  const { db } = t.services
  const roster = await makeRoster(db, {
    status: 'DRAFT',
    entries: [{ enterpriseName: '随名单删去有限公司' }],
  })
  const csv = `${ROSTER_CSV_HEADER}\n后加的有限公司,,,`
  await t.call(importRosterEntries, { params: { id: roster }, body: { csv } }, { token: operator })
  expect((await t.send(setRosterStatus, asked(roster, 2), { token: operator })).status).toBe(200)
  const left = await db.selectFrom('roster_entry').select('id').where('roster_id', '=', roster).execute()
  expect(left).toEqual([])
  const park = await makePark(db, { status: 'DRAFT' })
  await makeParkEnterprise(db, { parkId: park, status: 'DRAFT' })
  expect((await t.send(setParkStatus, asked(park), { token: operator })).error?.key).toBe(
    'zones.parkNotEmpty',
  )
  await db.deleteFrom('park_enterprise').where('park_id', '=', park).execute()
  expect((await t.send(setParkStatus, asked(park), { token: operator })).status).toBe(200)
})

test('a table that stands under a published record either goes with it or holds only what was published', async () => {
  const { rows } = await t.services.pool.query<{ under: string; kind: string }>(
    `select conrelid::regclass::text under, confrelid::regclass::text kind from pg_constraint
      where contype = 'f' and confdeltype = 'a' and confrelid::regclass::text = any($1) order by 1`,
    [Object.keys(PUBLICATION_NOUNS)],
  )
  expect(rows.map(({ under, kind }) => `${under} → ${kind}`)).toEqual([
    'activity_sign_up → activity',
    'park_enterprise → park',
    'policy_item → policy',
    'questionnaire_answer → questionnaire',
    'roadshow_attendance → roadshow',
    'roadshow_place → roadshow',
    'roster_entry → roster',
    'roster_entry_removed → roster',
    'service_enquiry → service_entry',
    'stock_application → stock_item',
  ])
})
