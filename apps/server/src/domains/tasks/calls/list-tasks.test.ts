import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  acceptApplication,
  askSupplement,
  rejectApplication,
  supplyDocuments,
} from '@lqr/contract/applications/calls.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeObjectionCases } from '../../credit/objections/objections.fixtures.ts'
import { makeFile } from '../../files/files.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeLeaseNeed } from '../../leasing/leases.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeLetterCases } from '../../oversight/letters/letters.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { makeServiceEnquiryCases } from '../../services/enquiries.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let branchOfficer: { token: string }
const made: Record<string, string> = {}
const now = new Date('2026-11-20T10:00:00+08:00')
const on = (day: string) => new Date(`${day}T09:00:00+08:00`)

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeApplicationWorld(t)
  const { db } = t.services
  const branch = await makeOrganisation(db, { parentId: world.bank.id })
  branchOfficer = await world.staff(branch.id, ['financeOfficer'])
  const branchProduct = await makeProduct(db, branch, { name: '支行商户贷' })
  const add = async (name: string, ...rest: Parameters<typeof world.application>) => {
    made[name] = `application ${(await world.application(...rest)).id}`
  }
  const addLease = async (name: string, state: 'SUBMITTED' | 'SIGNED', submittedAt: Date) => {
    const { responseIds } = await makeLeaseNeed(db, t.services, {
      company: world.company,
      applicantAccountId: world.owner.id,
      answers: [{ org: world.bank, state }],
      submittedAt,
      asked: { equipmentName: `示例检测线${name}` },
    })
    made[name] = `lease ${responseIds[0]}`
  }
  await add('overdue', 'SUBMITTED', { submittedAt: on('2026-11-02') })
  await addLease('leaseDue', 'SUBMITTED', on('2026-11-18'))
  await add('fresh', 'SUBMITTED', { submittedAt: on('2026-11-19'), amountYuan: 910_000 })
  await add('branch', 'ACCEPTED', { submittedAt: on('2026-11-16'), productId: branchProduct.id })
  await addLease('leaseSigned', 'SIGNED', on('2026-09-20'))
  await add('granted', 'CREDITED', { submittedAt: on('2026-10-12'), officerAccountId: world.manager.id })
  await add('waiting', 'SUPPLEMENT', { submittedAt: on('2026-11-10') })
  await add('settled', 'SETTLED', { submittedAt: on('2025-11-10') })
  await add('elsewhere', 'ACCEPTED', { submittedAt: on('2026-11-16'), productId: world.otherProduct.id })
})
afterAll(() => t.close())

type Body = NonNullable<Parameters<typeof t.call<typeof listTasks>>[1]['body']>

async function found(body: Body = {}, { token }: { token: string } = world.officer): Promise<string[]> {
  const { status, data } = await t.call(listTasks, { body: { pageSize: 50, ...body } }, { token })
  expect(status).toBe(200)
  expect(data.total).toBe(data.list.length)
  return data.list.map(({ kind, caseId }) => {
    const known = Object.entries(made).find(([, key]) => key === `${kind} ${caseId}`)
    return known?.[0] ?? `${kind} ${caseId}`
  })
}

const IN_ORDER = ['overdue', 'leaseDue', 'fresh', 'branch', 'leaseSigned', 'granted']

test('work of all kinds stands in one list: what falls due first, then the oldest without a due time', async () => {
  expect(await found()).toEqual(IN_ORDER)
})

test('the list is the same in pages of any size', async () => {
  for (const pageSize of [1, 2, 4]) {
    const paged: string[] = []
    for (
      let currentPageNum = 1;
      currentPageNum <= Math.ceil(IN_ORDER.length / pageSize);
      currentPageNum += 1
    ) {
      const { data } = await t.call(listTasks, { body: { currentPageNum, pageSize } }, world.officer)
      expect(data.total).toBe(IN_ORDER.length)
      paged.push(...data.list.map(({ kind, caseId }) => `${kind} ${caseId}`))
    }
    expect(paged).toEqual(IN_ORDER.map((name) => made[name]))
  }
})

test('a house sees its branches’ work, a branch its own, another institution none of it', async () => {
  expect(await found({}, branchOfficer)).toEqual(['branch'])
  expect(await found({}, world.otherOfficer)).toEqual(['elsewhere'])
  expect(await found({}, world.manager)).toEqual(IN_ORDER)
})

test('enterprises, maintainers of products and strangers are refused', async () => {
  const product = await world.staff(world.bank.id, ['financeProduct'])
  expect((await t.call(listTasks, { body: {} }, world.owner)).status).toBe(403)
  expect((await t.call(listTasks, { body: {} }, product)).status).toBe(403)
  expect((await t.call(listTasks, { body: {} }, {})).status).toBe(401)
})

test('a kind of case stands in the list of those alone who have something to do in it', async () => {
  const [objections, letters, enquiries] = [
    await makeObjectionCases(t),
    await makeLetterCases(t),
    await makeServiceEnquiryCases(t),
  ]
  const objection = `creditObjection ${await objections.make('SUBMITTED')}`
  const letter = `letter ${await letters.make('ANSWERED')}`
  const enquiry = `serviceEnquiry ${await enquiries.make('SUBMITTED')}`
  const signedIn = async (maker: Parameters<typeof makeAccount>[2]) => ({
    token: await t.signIn((await makeAccount(t.services.db, t.services, maker)).id),
  })
  expect(await found({}, await signedIn({ sourceType: '1' }))).toEqual([objection])
  expect(await found({}, await signedIn({ sourceType: '2', regionCode: '620000' }))).toEqual([letter])
  const { orgId } = enquiries
  expect(await found({}, await world.staff(orgId, ['financeOfficer']))).toEqual([])
  expect(await found({}, await world.staff(orgId, ['financeOfficer', 'agency']))).toEqual([enquiry])
})

test('kind, my own, not yet taken, overdue and what waits for the enterprise narrow or widen the list', async () => {
  expect(await found({ kind: 'lease' })).toEqual(['leaseDue', 'leaseSigned'])
  expect(await found({ kind: 'application' })).toEqual(['overdue', 'fresh', 'branch', 'granted'])
  expect(await found({ mineOnly: true })).toEqual(['branch'])
  expect(await found({ mineOnly: true }, world.manager)).toEqual(['granted'])
  expect(await found({ unassignedOnly: true, kind: 'application' })).toEqual(['overdue', 'fresh'])
  expect(await found({ overdueOnly: true })).toEqual(['overdue'])
  expect(await found({ waitsForUs: false })).toEqual([...IN_ORDER, 'waiting'])
  expect((await t.call(listTasks, { body: { kind: 'other' as 'lease' } }, world.officer)).status).toBe(422)
})

test('a keyword finds numbers, titles and enterprises, whatever their case', async () => {
  const { data } = await t.call(listTasks, { body: { kind: 'lease' } }, world.officer)
  const [first] = data.list
  expect(await found({ keyword: first?.number.toLowerCase() ?? '' })).toEqual(['leaseDue'])
  expect(await found({ keyword: '检测线LeaseSigned' })).toEqual(['leaseSigned'])
  expect(await found({ keyword: world.company.corporateName })).toEqual(IN_ORDER)
  expect(await found({ keyword: '没有这样的企业' })).toEqual([])
  expect(await found({ keyword: '%' })).toEqual([])
})

test('a row says what a list needs, and nothing more', async () => {
  const { data } = await t.call(listTasks, { body: { keyword: '检测线LeaseDue' } }, world.officer)
  expect(data.list).toEqual([
    {
      kind: 'lease',
      caseId: made.leaseDue?.split(' ')[1],
      number: expect.stringMatching(/^ZL\d+/),
      title: '示例检测线leaseDue',
      corporateName: world.company.corporateName,
      amountYuan: 800_000,
      status: 'SUBMITTED',
      waitsFor: 'institution',
      dueAt: '2026-11-23T18:00:00+08:00',
      isPaused: false,
      isOverdue: false,
      officerName: null,
      openedAt: expect.any(String),
      updatedAt: expect.any(String),
    },
  ])
})

test('the row follows every move, leaves with the enterprise’s turn, comes back and goes with the decision', async () => {
  const product = await makeProduct(t.services.db, world.bank, { name: '随行示例贷' })
  const { id } = await world.application('SUBMITTED', {
    productId: product.id,
    submittedAt: on('2026-11-19'),
  })
  const params = { id }
  const { officer, owner } = world
  const row = async (body: Body = {}) => {
    const { data } = await t.call(listTasks, { body: { keyword: '随行示例贷', ...body } }, officer)
    expect(data.list.length).toBeLessThan(2)
    return data.list[0]
  }
  expect(await row()).toMatchObject({ caseId: id, status: 'SUBMITTED', officerName: null })
  await t.call(acceptApplication, { params, body: {} }, officer)
  expect(await row({ mineOnly: true })).toMatchObject({ status: 'ACCEPTED', officerName: '客户经理（示例）' })
  const { data } = await t.call(askSupplement, { params, body: { request: '请补充对账单' } }, officer)
  expect(await row()).toBeUndefined()
  expect(await row({ waitsForUs: false })).toMatchObject({
    status: 'SUPPLEMENT',
    waitsFor: 'enterprise',
    isPaused: true,
    dueAt: null,
  })
  const fileId = await makeFile(t.services.db, t.services, {
    ownerAccountId: owner.id,
    ownerCompanyId: world.company.id,
    purpose: 'application',
  })
  await t.call(supplyDocuments, { body: { id, version: data.version, fileIds: [fileId] } }, owner)
  expect(await row()).toMatchObject({ status: 'ACCEPTED', waitsFor: 'institution', isPaused: false })
  const refusal = { rejectCode: 'MATERIAL_INCOMPLETE' as const, rejectReason: '材料不完整。' }
  await t.call(rejectApplication, { params, body: refusal }, officer)
  expect(await row({ waitsForUs: false })).toBeUndefined()
})
