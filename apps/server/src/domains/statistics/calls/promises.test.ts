import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import { downloadPromises, getPromises, listPromises } from '@lqr/contract/statistics/promise-calls.ts'
import { jobTasks } from '../../../job-tasks.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../products/products.fixtures.ts'
import { listPromiseFigures, writePromiseLines } from '../promise.store.ts'
import { makeCase } from '../statistics.fixtures.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
const SCRIPT = path.resolve(import.meta.dirname, '../../../../../../examples/recount/recount-promises.mjs')
const folder = mkdtempSync(path.join(tmpdir(), 'promises-'))

let t: TestApp
let bank: Awaited<ReturnType<typeof makeOrganisation>>
let small: Awaited<ReturnType<typeof makeOrganisation>>

interface Grant {
  readonly grantedOn: string
  readonly drawnOn?: string
  readonly clearedOn?: string
  readonly isPartlyRepaid?: boolean
}

/** A grant of 300,000 as its institution left it; drawings are of 200,000. */
async function grant(
  orgId: string,
  productId: string,
  { grantedOn, drawnOn, clearedOn, isPartlyRepaid }: Grant,
) {
  const { db, pool } = t.services
  const company = await makeEnterprise(db, t.services)
  const account = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
  const id = await makeCase(
    db,
    { companyId: company.id, accountId: account.id, orgId, productId },
    {
      status: drawnOn ? 'DISBURSED' : 'CREDITED',
      creditAmountYuan: 300_000,
      loanAmountYuan: 200_000,
      ...(drawnOn ? { loanDate: drawnOn } : {}),
      createdAt: `${grantedOn}T08:00:00+08:00`,
    },
  )
  await pool.query(
    `update product_application set decided_at = $2, repaid_on = $3, repaid_yuan = $4 where id = $1`,
    [id, `${grantedOn}T23:30:00+08:00`, clearedOn ?? null, clearedOn ? (isPartlyRepaid ? 1 : 200_000) : null],
  )
}

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  const { db } = t.services
  bank = await makeOrganisation(db, { shortName: '陇原示例银行' })
  small = await makeOrganisation(db)
  const [product, other] = [await makeProduct(db, bank), await makeProduct(db, bank)]
  const grants: Grant[] = [
    { grantedOn: '2026-03-01', drawnOn: '2026-03-05' },
    { grantedOn: '2026-03-01', drawnOn: '2026-04-30', clearedOn: '2026-05-10' },
    { grantedOn: '2026-03-01', drawnOn: '2026-05-01', clearedOn: '2026-06-30' },
    { grantedOn: '2026-04-01', drawnOn: '2026-04-11', clearedOn: '2026-04-20', isPartlyRepaid: true },
    { grantedOn: '2026-05-01' },
    { grantedOn: '2026-11-01', drawnOn: '2026-11-10' },
  ]
  for (const one of grants) await grant(bank.id, product.id, one)
  await grant(bank.id, other.id, { grantedOn: '2026-02-01' })
  await grant(small.id, (await makeProduct(db, small)).id, { grantedOn: '2026-02-01', drawnOn: '2026-02-02' })
  // With the institution of one grant the smallest other stays hidden, which is this one.
  const third = await makeOrganisation(db)
  const thirdProduct = await makeProduct(db, third)
  for (let index = 0; index < 3; index += 1) {
    await grant(third.id, thirdProduct.id, { grantedOn: '2026-02-01', drawnOn: '2026-02-02' })
  }
  await jobTasks['tally-promises'](t.services)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await t.close()
})

test('the ledger says what was granted, what came in time and what is still in use', async () => {
  const { data } = await t.call(listPromises, {})
  expect(data.asOf).toBe('2026-11-20')
  expect([data.total?.granted, data.toldOrganisations, data.list.length]).toEqual([7, 1, 3])
  expect(data.list[0]).toEqual({
    orgId: bank.id,
    orgName: '陇原示例银行',
    granted: 7,
    grantedYuan: 2_100_000,
    drawn: 5,
    drawnYuan: 1_000_000,
    indicated: 0,
    agreementShare: null,
    // Six are older than 60 days; the drawing on day 61 and the two without one are not in time.
    due: 6,
    keptShare: 50,
    daysMedian: 10,
    daysP90: 61,
    // Four drawings are older than 60 days; two were cleared by day 60, one of them on it.
    aged: 4,
    inUseShare: 50,
    hasFile: true,
  })
})

test('an institution is opened product by product, without what would tell a single grant', async () => {
  const { data } = await t.call(getPromises, { params: { orgId: bank.id } })
  // One product has one grant, and the other would tell it.
  expect(data.list.map(({ granted }) => granted)).toEqual([null, null])
  expect(data.list[1]).toMatchObject({ keptShare: null, daysMedian: null, inUseShare: null })
})

test('from the file anybody works out the published figures anew, and finds no enterprise in it', async () => {
  const url = callAddress(downloadPromises, { params: { orgId: bank.id } })
  const { body, headers } = await t.app.inject({ url })
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const { rows } = await t.services.pool.query<{ name: string; code: string }>(
    'select corporate_name name, credit_code code from enterprise where corporate_name is not null',
  )
  for (const { name, code } of rows) {
    expect(body).not.toContain(name)
    if (code) expect(body).not.toContain(code)
  }
  const file = path.join(folder, 'grants.csv')
  writeFileSync(file, body)
  const printed = execFileSync(process.execPath, [SCRIPT, file, '2026-11-20'], { encoding: 'utf8' })
  const { data } = await t.call(listPromises, {})
  const {
    orgId: _,
    orgName: __,
    hasFile: ___,
    ...published
  } = data.list[0] ?? { orgId: '', orgName: '', hasFile: false, granted: null, grantedYuan: null }
  expect(JSON.parse(printed)).toEqual(published)
  // The only institution that is told: its figures are those of the sum.
  expect(data.total).toEqual(published)
  const more = execFileSync(process.execPath, [SCRIPT, file, file, '2026-11-20', '--products'], {
    encoding: 'utf8',
  })
  const products = JSON.parse(more) as { product: string; granted: number; grantedYuan: number }[]
  expect(products.map(({ product }) => product).toSorted()).toEqual(
    [
      ...new Set(
        body
          .trimEnd()
          .split('\r\n')
          .slice(1)
          .map((line) => line.split('"')[1] ?? ''),
      ),
    ].toSorted(),
  )
  expect(products.reduce((sum, { granted }) => sum + granted, 0)).toBe(2 * (published.granted ?? 0))
  expect(products.reduce((sum, { grantedYuan }) => sum + grantedYuan, 0)).toBe(
    2 * (published.grantedYuan ?? 0),
  )
})

test('where there are fewer than three grants nothing is shown and no file handed out', async () => {
  const { data } = await t.call(listPromises, {})
  expect(data.list.find(({ orgId }) => orgId === small.id)).toMatchObject({
    granted: null,
    grantedYuan: null,
    drawn: null,
    keptShare: null,
    daysMedian: null,
    inUseShare: null,
    hasFile: false,
  })
  for (const orgId of [small.id, '77777777']) {
    expect(await t.call(downloadPromises, { params: { orgId } })).toMatchObject({
      status: 404,
      error: { key: 'statistics.noPromises' },
    })
  }
  expect((await t.call(getPromises, { params: { orgId: '77777777' } })).status).toBe(404)
})

test('the sum of the ledger is worked out anew from the files of all institutions that are told', async () => {
  const next = await makeOrganisation(t.services.db)
  const product = await makeProduct(t.services.db, next)
  for (const drawnOn of ['2026-02-20', '2026-03-09', '2026-04-20']) {
    await grant(next.id, product.id, { grantedOn: '2026-02-03', drawnOn, clearedOn: '2026-04-25' })
  }
  await jobTasks['tally-promises'](t.services)
  const { data } = await t.call(listPromises, {})
  const told = data.list.filter(({ hasFile }) => hasFile)
  const untold = data.list.filter(({ hasFile }) => !hasFile)
  expect(told.length).toBe(data.toldOrganisations)
  expect(told.map(({ orgId }) => orgId)).toContain(next.id)
  const files = await Promise.all(
    told.map(async ({ orgId }) => {
      const file = path.join(folder, `${orgId}.csv`)
      writeFileSync(
        file,
        (await t.app.inject({ url: callAddress(downloadPromises, { params: { orgId } }) })).body,
      )
      return file
    }),
  )
  const printed = execFileSync(process.execPath, [SCRIPT, ...files, '2026-11-20'], { encoding: 'utf8' })
  expect(JSON.parse(printed)).toEqual(data.total)
  for (const { orgId: _, orgName: __, hasFile: ___, ...figures } of untold)
    expect(Object.values(figures).filter((figure) => figure !== null)).toEqual([])
})

test('day 60 itself is in time: what is granted or drawn then counts from the day after', async () => {
  const own = await makeOrganisation(t.services.db)
  const product = await makeProduct(t.services.db, own)
  // Three are past their day 60; of the others the grant, or the drawing, reaches its own on the day of the figures.
  for (let index = 0; index < 3; index += 1) {
    await grant(own.id, product.id, { grantedOn: '2026-02-03', drawnOn: '2026-02-04' })
  }
  await grant(own.id, product.id, { grantedOn: '2026-09-21' })
  await grant(own.id, product.id, { grantedOn: '2026-08-01', drawnOn: '2026-09-21' })
  const counted = async (today: string) => {
    await t.services.db.transaction().execute((tx) => writePromiseLines(tx, today))
    const rows = await listPromiseFigures(t.services.db)
    const row = rows.find(({ orgId, productId }) => orgId === own.id && productId === null)
    return row && [row.due, row.drawnInTime, row.aged, row.inUse]
  }
  expect(await counted('2026-11-20')).toEqual([4, 4, 3, 3])
  expect(await counted('2026-11-21')).toEqual([5, 4, 4, 4])
  await jobTasks['tally-promises'](t.services)
})

test('working it out again changes nothing but the day', async () => {
  const before = (await t.call(listPromises, {})).data
  await Promise.all([jobTasks['tally-promises'](t.services), jobTasks['tally-promises'](t.services)])
  expect((await t.call(listPromises, {})).data).toEqual(before)
})
