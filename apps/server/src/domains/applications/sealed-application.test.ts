import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getApplication,
  listApplications,
  openContactPhone,
  transferApplication,
  withdrawApplication,
} from '@lqr/contract/applications/calls.ts'
import { downloadFile } from '@lqr/contract/files/calls.ts'
import { listMessages } from '@lqr/contract/messages/calls.ts'
import { listFigureRows, listFigures } from '@lqr/contract/statistics/filtered-calls.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { compareAll } from '../../jobs/compare-figures.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { takeFile } from '../exports/exports.fixtures.ts'
import { makeFile } from '../files/files.fixtures.ts'
import { type ApplicationWorld, makeApplicationWorld } from './application-world.fixtures.ts'

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

/** What nothing that the institution reads may hold any more. */
const SECRETS = ['示例联系人', '139****1234', '13900001234', '13****']

describe('an application taken back before it was accepted', () => {
  let banks: ApplicationWorld
  let id: string
  let fileId: string
  let applyNo: string
  beforeAll(async () => {
    banks = await makeApplicationWorld(t)
    id = (await banks.application('SUBMITTED', { amountYuan: 770_000 })).id
    fileId = await makeFile(t.services.db, t.services, {
      ownerAccountId: banks.owner.id,
      ownerCompanyId: banks.company.id,
      purpose: 'attachment',
    })
    await t.services.pool.query(
      `insert into file_link (file_id, entity, entity_id, purpose) values ($1, 'product_application', $2, 'attachment')`,
      [fileId, id],
    )
    applyNo = (await t.call(getApplication, { params: { id } }, banks.owner)).data.applyNo
    const body = { note: '我们找到了别家' }
    await t.call(withdrawApplication, { params: { id }, body }, banks.owner)
  })

  test('shows the institution number, product, state and moments, and nothing of the enterprise', async () => {
    const { status, data } = await t.call(getApplication, { params: { id } }, banks.officer)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      id,
      applyNo,
      status: 'WITHDRAWN',
      isSealed: true,
      files: [],
      opensPhone: false,
    })
    expect(data.productName).not.toBe('')
    expect(data.timeline.map(({ action, actorName, note }) => [action, actorName, note])).toEqual([
      ['submit', '', null],
      ['withdraw', '', null],
    ])
    const kept = Object.entries(data).flatMap(([name, value]) => (value === null ? [name] : []))
    expect(kept).toEqual(
      expect.arrayContaining([
        'companyId',
        'corporateName',
        'creditCode',
        'amountYuan',
        'termMonths',
        'purpose',
        'contactName',
        'contactPhone',
        'guaranteeMode',
        'annualRevenueYuan',
        'authorisationId',
        'wantedOn',
      ]),
    )
    const whole = JSON.stringify(data)
    for (const secret of [...SECRETS, banks.company.corporateName, '770000', '别家']) {
      expect(whole).not.toContain(secret)
    }
  })

  test('is in the list without them, is not found by the enterprise’s name, and has no place by its amount', async () => {
    const list = async (body: object) =>
      (await t.call(listApplications, { body: { pageSize: 50, ...body } }, banks.officer)).data.list
    const row = (await list({})).find((one) => one.id === id)
    expect(row).toMatchObject({
      applyNo,
      companyId: null,
      corporateName: null,
      amountYuan: null,
      termMonths: null,
    })
    expect((await list({ keyword: applyNo })).map((one) => one.id)).toEqual([id])
    expect((await list({ keyword: banks.company.corporateName })).map((one) => one.id)).not.toContain(id)
    expect((await list({ sort: 'amount' })).map((one) => one.id)).not.toContain(id)
    const tasks = await t.call(listTasks, { body: {} }, banks.officer)
    expect(JSON.stringify(tasks.data)).not.toContain(applyNo)
  })

  test('keeps documents and phone closed, and the boxes of its people without them', async () => {
    expect((await t.call(downloadFile, { params: { id: fileId } }, banks.officer)).status).toBe(404)
    expect((await t.call(openContactPhone, { params: { id } }, banks.officer)).status).toBe(403)
    const { data } = await t.call(listMessages, { body: {} }, banks.officer)
    const told = data.list.filter(({ body }) => body.includes(applyNo))
    expect(told.map(({ title }) => title)).toEqual(['企业撤回了申请'])
  })

  test('is in no sum of amounts, however narrow: it counts as one without an amount', async () => {
    const { rows: asked } = await t.services.pool.query<{ day: string; productId: string }>(
      `select china_day(created_at)::text as day, product_id "productId" from product_application where id = $1`,
      [id],
    )
    for (const body of [{}, ...asked.map(({ day, productId }) => ({ from: day, to: day, productId }))]) {
      const { list } = (await t.call(listFigures, { body }, banks.officer)).data
      const valueOf = (code: string) => list.find((figure) => figure.code === code)?.value
      expect([valueOf('applications'), valueOf('appliedAmountYuan')]).toEqual([1, 0])
    }
    const { rows } = await t.services.pool.query<{ cases: number; total: number }>(
      `select sum(cases)::int cases, sum(total)::float total from case_tally_change where measure in ('applied', 'standing')`,
    )
    expect(rows).toEqual([{ cases: 2, total: 0 }])
    const { differing } = await compareAll(t.services.pool)
    expect(differing).toEqual([])
  })

  test('counts on in the figures of the institution, whose rows and files tell no more of it', async () => {
    const asked = { params: { code: 'applications' }, body: {} } as const
    const { data } = await t.call(listFigureRows, asked, banks.officer)
    expect(data.total).toBe(1)
    expect(data.list).toMatchObject([
      {
        caseId: id,
        caseNo: applyNo,
        companyName: null,
        areaName: null,
        industryName: null,
        scaleName: null,
        amountYuan: null,
      },
    ])
    const file = await takeFile(t, listFigureRows, { format: 'csv', ...asked }, banks.officer.token)
    expect(file.status).toBe(200)
    const text = (file.data as Buffer).toString('utf8')
    expect(text).toContain(applyNo)
    for (const secret of [...SECRETS, banks.company.corporateName, '770000']) {
      expect(JSON.stringify(data)).not.toContain(secret)
      expect(text).not.toContain(secret)
    }
    const own = await t.call(listFigureRows, asked, banks.owner)
    expect(own.data.list).toMatchObject([
      { caseId: id, companyName: banks.company.corporateName, amountYuan: 770_000 },
    ])
  })

  test('is whole for its enterprise', async () => {
    const { data } = await t.call(getApplication, { params: { id } }, banks.owner)
    expect(data).toMatchObject({
      isSealed: false,
      corporateName: banks.company.corporateName,
      amountYuan: 770_000,
      contactPhone: '13900001234',
    })
    expect(data.files.map((file) => file.fileId)).toEqual([fileId])
    expect(data.timeline.at(-1)?.note).toBe('我们找到了别家')
    const found = await t.call(listApplications, { body: { sort: 'amount', pageSize: 50 } }, banks.owner)
    expect(found.data.list.find((one) => one.id === id)).toMatchObject({ amountYuan: 770_000 })
  })

  test('stays sealed when it moves on, and one that was accepted is not', async () => {
    const body = { proId: banks.otherProduct.id, consent: true as const }
    const moved = await t.call(transferApplication, { params: { id }, body }, banks.owner)
    expect(moved.status).toBe(200)
    const old = await t.call(getApplication, { params: { id } }, banks.officer)
    expect(old.data).toMatchObject({ status: 'TRANSFERRED', isSealed: true, corporateName: null })
    const taken = await banks.application('ACCEPTED')
    await t.call(withdrawApplication, { params: { id: taken.id }, body: {} }, banks.owner)
    const seen = await t.call(getApplication, { params: { id: taken.id } }, banks.officer)
    expect(seen.data).toMatchObject({ isSealed: false, corporateName: banks.company.corporateName })
  })
})
