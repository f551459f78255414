import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  deleteValuation,
  estimateProperty,
  getValuation,
  listValuations,
  saveValuation,
} from '@lqr/contract/valuations/calls.ts'
import { MAX_VALUATIONS, VALUATION_DISCLAIMER } from '@lqr/contract/valuations/disclaimer.ts'
import { ConnectorFailure } from '../../../connectors/signed-request.ts'
import { makeValuationSandbox } from '../../../connectors/valuation/valuation-sandbox.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeValuation } from '../valuations.fixtures.ts'

let t: TestApp
let world: ApplicationWorld
let now = new Date('2026-11-20T10:00:00+08:00')
let isDown = false
const sandbox = makeValuationSandbox()

beforeAll(async () => {
  t = await makeTestApp({
    now: () => now,
    valuations: {
      name: 'sandbox',
      probe: () => Promise.resolve(),
      estimate: (property, on) =>
        isDown ? Promise.reject(new ConnectorFailure('circuit open')) : sandbox.estimate(property, on),
    },
  })
  world = await makeApplicationWorld(t)
})
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00+08:00')
  isDown = false
  await t.services.pool.query('delete from valuation')
})
afterAll(() => t.close())

const CERTIFICATE = '甘（2020）示例市不动产权第0000001号'
const property = {
  areaCode: '620102',
  address: '示例路 1 号 2 栋 301 室',
  kind: 'house',
  ownership: 'granted',
  areaSquareMetres: 120.5,
  builtYear: 2012,
  floor: 3,
  totalFloors: 18,
  structure: 'concrete',
  certificateNo: CERTIFICATE,
} as const
const estimated = async () => (await t.call(estimateProperty, { body: property })).data
const save = (sealed: string, { token } = world.owner) =>
  t.call(saveValuation, { body: { sealed } }, { token })

test('anybody gets a range with date, method, three cases and the words that it is no appraisal', async () => {
  const { status, data } = await t.call(estimateProperty, { body: property })
  expect(status).toBe(200)
  expect(data).toMatchObject({
    asOf: '2026-11-20',
    validTo: '2027-02-18',
    method: 'comparison',
    isDemonstration: true,
    disclaimer: VALUATION_DISCLAIMER,
  })
  expect(data.lowYuan).toBeLessThan(data.middleYuan)
  expect(data.middleYuan).toBeLessThan(data.highYuan)
  expect(data.cases).toHaveLength(3)
  expect(JSON.stringify(data)).not.toContain(property.address)
  expect((await t.services.pool.query('select from valuation')).rowCount).toBe(0)
})

test.each([
  [{ areaCode: '620100' }, 'areaCode', '请选择到县区'],
  [{ areaCode: '629999' }, 'areaCode', '请选择到县区'],
  [{ areaSquareMetres: 0 }, 'areaSquareMetres', '请输入面积'],
  [{ builtYear: 2027 }, 'builtYear', '建成年份应在1900到2026之间'],
  [{ builtYear: undefined }, 'builtYear', '请输入建成年份'],
  [{ floor: 19 }, 'totalFloors', '总楼层不能小于所在楼层'],
  [{ structure: undefined }, 'structure', '请选择建筑结构'],
  [{ address: '路' }, 'address', '坐落至少 4 个字'],
])('%o is refused at its field', async (wrong, field, sentence) => {
  const answer = await t.send(estimateProperty, { body: { ...property, ...wrong } })
  expect(answer).toMatchObject({ status: 422, error: { fields: { [field]: sentence } } })
})

test('land has no building, whatever was typed of one before', async () => {
  const body = { ...property, kind: 'land', builtYear: 2090 } as const
  const { sealed } = (await t.call(estimateProperty, { body })).data
  const { data } = await save(sealed)
  expect(data).toMatchObject({ kind: 'land', builtYear: null, floor: null, structure: null })
})

test('a source that does not answer is said plainly', async () => {
  isDown = true
  const answer = await t.call(estimateProperty, { body: property })
  expect(answer).toMatchObject({ status: 502, error: { key: 'valuations.sourceUnavailable' } })
  expect(answer.msg).toContain('估价服务暂时不可用')
})

test('every estimate counts against the network that asks', async () => {
  const from = '203.0.113.77'
  await t.call(estimateProperty, { body: property }, { from })
  await t.call(estimateProperty, { body: property }, { from })
  const { rows } = await t.services.pool.query(`select hits from rate_window where key = 'estimate:' || $1`, [
    from,
  ])
  expect(rows).toEqual([{ hits: 2 }])
})

test('an enterprise keeps an estimate once, as it was given out, its certificate sealed', async () => {
  const given = await estimated()
  const { sealed, ...figures } = given
  const first = await save(sealed)
  expect(first.status).toBe(200)
  expect(first.data).toMatchObject({ ...figures, areaName: '兰州市城关区', isExpired: false })
  expect(first.data.certificateNoMasked).toMatch(/^甘（2\*+001号$/)
  expect((await save(sealed)).data.id).toBe(first.data.id)
  const { rows } = await t.services.pool.query('select * from valuation')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(CERTIFICATE)
  const audit = await t.services.pool.query(`select action from audit_log where entity = 'valuation'`)
  expect(audit.rows.filter(({ action }) => action === 'save-valuation').length).toBeGreaterThan(0)
})

test('what was changed, is none of ours or is a day old cannot be kept', async () => {
  const { sealed } = await estimated()
  const { cipher } = t.services
  for (const wrong of [
    `${sealed.slice(0, -4)}AAAA`,
    'x',
    cipher.encrypt('13900001234'),
    cipher.encrypt('{}'),
  ]) {
    expect((await save(wrong)).error?.key).toBe('valuations.estimateStale')
  }
  now = new Date('2026-11-21T10:00:01+08:00')
  expect((await save(sealed)).error?.key).toBe('valuations.estimateStale')
})

test('an enterprise keeps so many and no more', async () => {
  for (let kept = 0; kept < MAX_VALUATIONS; kept += 1) {
    await makeValuation(t.services.db, { companyId: world.company.id })
  }
  expect((await save((await estimated()).sealed)).error?.key).toBe('valuations.tooMany')
})

test('what is out of date says so and can be left out of the list', async () => {
  await makeValuation(t.services.db, { companyId: world.company.id, asOf: '2026-08-21' })
  await makeValuation(t.services.db, { companyId: world.company.id, asOf: '2026-08-22' })
  const list = async (body = {}) =>
    (await t.call(listValuations, { body }, { token: world.owner.token })).data.list
  expect((await list()).map(({ isExpired }) => isExpired)).toEqual([false, true])
  expect((await list({ validOnly: true })).map(({ asOf }) => asOf)).toEqual(['2026-08-22'])
})

test('an enterprise reads and deletes its own alone; nobody else comes to them', async () => {
  const id = await makeValuation(t.services.db, { companyId: world.company.id })
  const params = { id }
  const { token } = world.otherOwner
  expect((await t.call(getValuation, { params }, { token })).error?.key).toBe('valuations.valuationNotFound')
  expect((await t.call(deleteValuation, { params }, { token })).status).toBe(404)
  expect((await t.call(listValuations, { body: {} }, { token })).data.total).toBe(0)
  expect((await t.call(getValuation, { params })).status).toBe(401)
  const { enterprise: _, ...others } = await signInEach(t)
  for (const other of Object.values(others)) {
    expect((await t.call(getValuation, { params }, { token: other })).status).toBe(403)
    expect((await t.call(listValuations, { body: {} }, { token: other })).status).toBe(403)
    expect((await t.call(saveValuation, { body: { sealed: 'x' } }, { token: other })).status).toBe(403)
  }
  const own = { token: world.owner.token }
  expect((await t.call(getValuation, { params }, own)).data).toMatchObject({ id, isExample: true })
  expect((await t.call(deleteValuation, { params }, own)).status).toBe(200)
  expect((await t.call(deleteValuation, { params }, own)).status).toBe(404)
})

test('only a certified enterprise keeps estimates', async () => {
  const { db } = t.services
  const company = await makeEnterprise(db, t.services, { certiFlg: 1 })
  const { id } = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
  const token = await t.signIn(id)
  expect((await save((await estimated()).sealed, { id, token })).status).toBe(403)
})
