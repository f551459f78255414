import { afterAll, beforeAll, expect, test } from 'vitest'
import { askSupplement, supplyDocuments } from '@lqr/contract/applications/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeFile } from '../../files/files.fixtures.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../application-world.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let now = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

const upload = (owner = world.owner, company = world.company) =>
  makeFile(t.services.db, t.services, {
    ownerAccountId: owner.id,
    ownerCompanyId: company.id,
    purpose: 'application',
  })

async function asked(state: 'ACCEPTED' | 'REVIEWING') {
  now = new Date('2026-11-20T10:00:00+08:00')
  const { id } = await world.application(state, { submittedAt: new Date('2026-11-16T09:00:00+08:00') })
  const { data } = await t.call(
    askSupplement,
    { params: { id }, body: { request: '请补充近六个月对账单' } },
    { token: world.officer.token },
  )
  return data
}

test('asking stops the clock and says what is missing, to the enterprise too', async () => {
  const waiting = await asked('REVIEWING')
  expect(waiting).toMatchObject({
    status: 'SUPPLEMENT',
    isPaused: true,
    dueAt: null,
    supplementRequest: '请补充近六个月对账单',
  })
  expect(waiting.timeline.at(-1)).toMatchObject({ action: 'supplement', note: '请补充近六个月对账单' })
  const { rows } = await t.services.pool.query(
    `select body from message where account_id = $1 and link = $2 and title = '请补充申请材料'`,
    [world.owner.id, `/applications/${waiting.id}`],
  )
  expect(rows[0].body).toContain('请补充近六个月对账单')
})

test.each(['ACCEPTED', 'REVIEWING'] as const)(
  'supplying returns to %s and moves the due time by the paused span',
  async (state) => {
    const waiting = await asked(state)
    now = new Date('2026-11-23T16:30:00+08:00')
    const fileId = await upload()
    const answer = await t.call(
      supplyDocuments,
      { body: { id: waiting.id, version: waiting.version, fileIds: [fileId], note: '已补齐' } },
      { token: world.owner.token },
    )
    expect(answer.status).toBe(200)
    const paused = Date.parse('2026-11-23T16:30:00+08:00') - Date.parse('2026-11-20T10:00:00+08:00')
    expect(Date.parse(answer.data.dueAt ?? '')).toBe(Date.parse(waiting.decideDueAt ?? '') + paused)
    expect(answer.data).toMatchObject({ status: state, isPaused: false, supplementRequest: null })
    expect(answer.data.files).toMatchObject([{ fileId, purpose: 'supplement' }])
  },
)

test('documents of somebody else, none at all or a stale version change nothing', async () => {
  const waiting = await asked('REVIEWING')
  const foreign = await upload(world.otherOwner, world.otherCompany)
  const own = await upload()
  const supply = (body: object) =>
    t.send(
      supplyDocuments,
      { body: { id: waiting.id, version: waiting.version, ...body } },
      { token: world.owner.token },
    )
  expect((await supply({ fileIds: [own, foreign] })).error?.key).toBe('products.fileNotYours')
  expect((await supply({ fileIds: [] })).error?.fields).toHaveProperty('fileIds')
  expect((await supply({ fileIds: [own], version: waiting.version - 1 })).error?.key).toBe(
    'products.staleVersion',
  )
  const { rows } = await t.services.pool.query(
    `select status, (select count(*)::int from file_link where entity_id = a.id) files from product_application a where id = $1`,
    [waiting.id],
  )
  expect(rows).toEqual([{ status: 'SUPPLEMENT', files: 0 }])
})

async function askedByName(documents: string[]) {
  now = new Date('2026-11-20T10:00:00+08:00')
  const { id } = await world.application('REVIEWING', { submittedAt: new Date('2026-11-16T09:00:00+08:00') })
  const body = { documents, request: '用于核对经营情况' }
  return (await t.call(askSupplement, { params: { id }, body }, { token: world.officer.token })).data
}

test('documents asked by name have places of their own: each gets its file, or the note says why not', async () => {
  const waiting = await askedByName(['近六个月银行流水', '水电费凭证'])
  expect(waiting).toMatchObject({ supplementDocuments: ['近六个月银行流水', '水电费凭证'] })
  expect(waiting.timeline.at(-1)).toMatchObject({ note: '近六个月银行流水、水电费凭证。用于核对经营情况' })
  const fileId = await upload()
  const supply = (body: object) =>
    t.send(
      supplyDocuments,
      { body: { id: waiting.id, version: waiting.version, fileIds: [], ...body } },
      { token: world.owner.token },
    )
  const documents = [{ name: '近六个月银行流水', fileId }]
  expect((await supply({})).error?.fields).toHaveProperty('documents')
  expect((await supply({ documents })).error?.fields).toEqual({
    documents: '还缺：水电费凭证。没有的请在补充说明里写明原因',
  })
  const elsewhere = await supply({ documents: [{ name: '购销合同', fileId }], note: '见附' })
  expect(elsewhere.error?.key).toBe('products.documentNotAsked')
  const foreign = await upload(world.otherOwner, world.otherCompany)
  const stolen = await supply({ documents: [{ name: '水电费凭证', fileId: foreign }], note: '见附' })
  expect(stolen.error).toMatchObject({
    key: 'products.fileNotYours',
    fields: { documents: expect.any(String) },
  })
  const done = await supply({ documents, note: '租用场地，水电费由房东缴纳' })
  expect(done.data).toMatchObject({
    status: 'REVIEWING',
    supplementDocuments: [],
    files: [{ fileId, purpose: '近六个月银行流水' }],
  })
})

test('the same document is not asked for twice in one request', async () => {
  const { id } = await world.application('REVIEWING')
  const { error } = await t.send(
    askSupplement,
    { params: { id }, body: { documents: ['水电费凭证', '水电费凭证'], request: '请补充', version: 3 } },
    { token: world.officer.token },
  )
  expect(error?.fields).toMatchObject({ documents: '材料名称不能重复' })
})
