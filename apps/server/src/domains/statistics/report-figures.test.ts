import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBatchRecord } from '@lqr/contract/demand-reports/batch-calls.ts'
import { confirmFilledReport, disburseDemandReport } from '@lqr/contract/demand-reports/move-calls.ts'
import { listFigureParts, listFigureRows, listFigures } from '@lqr/contract/statistics/filtered-calls.ts'
import { listIndicators } from '@lqr/contract/statistics/indicator-calls.ts'
import type { IndicatorCode } from '@lqr/contract/statistics/indicators.ts'
import { compareAll } from '../../jobs/compare-figures.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeReportWorld, type ReportWorld } from '../demand-reports/report-world.fixtures.ts'
import { makeBatch } from '../demand-reports/reports.fixtures.ts'
import { foldCube } from './figures/figures.store.ts'
import { countCollected } from './screens/collection.store.ts'
import { foldTally } from './tally.store.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' }
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' }
const DRAWN = 'reportsDrawnYuan'

let t: TestApp
let world: ReportWorld

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeReportWorld(t)
})
afterAll(() => t.close())

const by = () => ({ token: world.operator.token })
const valueIn = (list: readonly { code: string; value: number | null }[], wanted: IndicatorCode) =>
  list.find(({ code }) => code === wanted)?.value
const figure = async (code: IndicatorCode, body: object = {}) =>
  valueIn((await t.call(listFigures, { body }, by())).data.list, code)
const indicator = async (code: IndicatorCode) =>
  valueIn((await t.call(listIndicators, {}, by())).data.list, code)
const collected = async () => (await countCollected(t.services.db)).find(({ code }) => code === 'reports')
const recounted = async () => (await compareAll(t.services.pool)).differing

test('what an authority filled in counts nowhere before its enterprise has confirmed it', async () => {
  const company = await world.makeCompany()
  const batchId = await makeBatch(t.services.db, { now: NOW })
  const { id } = await world.report('TO_CONFIRM', {
    batchId,
    companyId: company.id,
    companyName: company.name,
    applicantAccountId: company.owner.id,
    submittedAt: new Date('2026-11-18T10:00:00+08:00'),
  })
  const counted = async () => [
    await figure('reports'),
    await figure('reports', NOVEMBER),
    await indicator('reports'),
    (await t.call(getBatchRecord, { params: { id: batchId } }, by())).data.reports,
  ]
  expect(await counted()).toEqual([0, 0, 0, 0])
  expect(await collected()).toEqual({ code: 'reports', records: 0, newestAt: null })
  expect(await recounted()).toEqual([])
  const body = { declaredTests: ['lawful' as const] }
  const confirmed = await t.call(confirmFilledReport, { params: { id }, body }, company.owner)
  expect(confirmed.data.status).toBe('SUBMITTED')
  expect(await counted()).toEqual([1, 1, 1, 1])
  expect(await collected()).toMatchObject({ records: 1, newestAt: expect.any(String) })
  await world.report('WITHDRAWN', { submittedAt: new Date('2026-11-18T10:00:00+08:00') })
  expect(await collected()).toMatchObject({ records: 1 })
  expect(await recounted()).toEqual([])
})

const draw = (id: string, loanAmountYuan: number, loanOn: string) =>
  t.call(
    disburseDemandReport,
    {
      params: { id },
      body: {
        loanAmountYuan,
        loanOn,
        loanRate: 3.85,
        loanFlags: [],
        pricingBase: 'LPR1Y',
        borrowerIndustryCode: 'A',
        fundsIndustryCode: 'C',
      },
    },
    { token: world.bank.officer.token },
  )

/** What was drawn by month, as the briefs count it. */
async function drawnByMonth() {
  const { rows } = await t.services.pool.query(
    `select month, sum(cases)::int cases, sum(total)::int total from month_figures('2026-01', '2026-12')
     where measure = 'reports.drawn' group by 1 order by 1`,
  )
  return rows
}

test.each(['before it is folded', 'when it is folded'])(
  'each drawing on a report counts once and on its own day, %s',
  async (when) => {
    if (when === 'before it is folded') {
      const { id } = await world.report('CREDITED', { asked: { amountYuan: 1_000_000 } })
      expect((await draw(id, 600_000, '2026-10-20')).status).toBe(200)
      expect((await draw(id, 400_000, '2026-11-10')).status).toBe(200)
    } else {
      await foldTally(t.services.db)
      await foldCube(t.services.db)
    }
    const told = [
      await figure(DRAWN, OCTOBER),
      await figure(DRAWN, NOVEMBER),
      await figure(DRAWN),
      await indicator(DRAWN),
    ]
    expect(told).toEqual([600_000, 400_000, 1_000_000, 1_000_000])
    const { parts } = (
      await t.call(listFigureParts, { params: { code: DRAWN }, body: { by: 'month' } }, by())
    ).data
    expect(parts.map(({ code, value, rows }) => [code, value, rows])).toEqual([
      ['2026-10', 600_000, 1],
      ['2026-11', 400_000, 1],
    ])
    const { list } = (await t.call(listFigureRows, { params: { code: DRAWN }, body: {} }, by())).data
    expect(list).toMatchObject([
      { day: '2026-11-10', amountYuan: 400_000, caseNo: expect.stringMatching(/^SB/) },
      { day: '2026-10-20', amountYuan: 600_000 },
    ])
    expect(list[1]?.caseNo).toBe(list[0]?.caseNo)
    expect(await drawnByMonth()).toEqual([
      { month: '2026-10', cases: 1, total: 600_000 },
      { month: '2026-11', cases: 1, total: 400_000 },
    ])
    expect(await recounted()).toEqual([])
  },
)
