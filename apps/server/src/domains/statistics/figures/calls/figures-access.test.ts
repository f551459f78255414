import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFigureParts, listFigureRows, listFigures } from '@lqr/contract/statistics/filtered-calls.ts'
import { makeEnterprise } from '../../../certification/certification.fixtures.ts'
import { makeAccount } from '../../../identity/identity.fixtures.ts'
import { type FiguresWorld, makeFiguresWorld } from './figures-world.fixtures.ts'

let w: FiguresWorld

beforeAll(async () => {
  w = await makeFiguresWorld()
})
afterAll(() => w.t.close())

test('a government sees its area with masked names, and no other area', async () => {
  const own = await w.figures({}, w.token.county)
  expect(own).toMatchObject({ areaCode: '620102', areaName: '城关区' })
  expect(own.list.find(({ code }) => code === 'applications')?.value).toBe(6)
  for (const areaCode of ['620100', '620402', '620000', '62']) {
    const answer = await w.t.send(listFigures, { body: { areaCode } }, { token: w.token.county })
    expect(answer.status).toBe(403)
    expect(
      (
        await w.t.send(
          listFigureRows,
          { params: { code: 'applications' }, body: { areaCode } },
          { token: w.token.county },
        )
      ).status,
    ).toBe(403)
  }
  const { data } = await w.readRows('applications', {}, w.token.government)
  expect(data.isMasked).toBe(true)
  expect(data.list.every(({ companyName }) => companyName?.includes('**'))).toBe(true)
})

test('an institution sees its own cases alone, and is refused those of another', async () => {
  const { list } = await w.figures({}, w.token.bank)
  expect(list.find(({ code }) => code === 'applications')?.value).toBe(8)
  // What has no institution is nobody's own.
  expect(list.some(({ code }) => code === 'needs' || code === 'enterprises')).toBe(false)
  expect((await w.t.send(listFigures, { body: { orgId: w.other } }, { token: w.token.bank })).status).toBe(
    403,
  )
  const { all } = await w.rowsOf('applications', {}, w.token.bank)
  expect(new Set(all.map(({ productName }) => productName)).size).toBe(1)
})

test('an enterprise sees its own cases alone', async () => {
  const { all, total } = await w.rowsOf('applications', {}, w.token.owner)
  expect(total).toBe(1)
  const { rows } = await w.t.services.pool.query<{ no: string }>(
    'select apply_no no from product_application where company_id = $1',
    [w.companyId],
  )
  expect(all.map(({ caseNo }) => caseNo)).toEqual(rows.map(({ no }) => no))
  const newcomer = await makeEnterprise(w.t.services.db, w.t.services)
  const account = await makeAccount(w.t.services.db, w.t.services, {
    sourceType: '7',
    companyId: newcomer.id,
  })
  const { list } = await w.figures({}, await w.t.signIn(account.id))
  expect(list.find(({ code }) => code === 'applications')?.value).toBe(0)
})

test('an enterprise that has not said its name yet is counted, and stands among the rows like any other', async () => {
  const before = await w.rowsOf('enterprises', {}, w.token.operator)
  const { rows } = await w.t.services.pool.query<{ id: string }>(
    `insert into enterprise (corporate_name, area_code) values (null, '620102') returning id`,
  )
  for (const bearer of [w.token.operator, w.token.county]) {
    const { all, total } = await w.rowsOf('enterprises', {}, bearer)
    expect(all).toHaveLength(total)
    expect(all.find(({ caseId }) => caseId === rows[0]?.id)?.companyName).toBe('未填写名称')
  }
  expect((await w.rowsOf('enterprises', {}, w.token.operator)).total).toBe(before.total + 1)
})

test('nobody reads them signed out', async () => {
  expect((await w.t.send(listFigures, { body: {} })).status).toBe(401)
  expect(
    (await w.t.send(listFigureParts, { params: { code: 'applications' }, body: { by: 'area' } })).status,
  ).toBe(401)
  expect((await w.t.send(listFigureRows, { params: { code: 'applications' }, body: {} })).status).toBe(401)
})
