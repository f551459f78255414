import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fileText } from './file.rules.ts'
import { reconcileDay } from './reconcile-day.ts'
import { DAY, makeReconciliationDesk, type ReconciliationDesk } from './reconciliation-desk.fixtures.ts'
import type { Row } from './row.ts'

let desk: ReconciliationDesk

beforeAll(async () => {
  desk = await makeReconciliationDesk()
})
beforeEach(() => desk.begin())
afterAll(() => desk.t.close())

test('files that say the same match, whatever their order of lines', async () => {
  const { rows } = await desk.dayWithLoan()
  const day = await desk.compare(rows.toReversed())
  expect(day).toMatchObject({
    standing: 'matched',
    open: 0,
    theirs: { rows: rows.length, madeBy: '接口：示例核心系统' },
  })
  expect(await desk.differences()).toEqual([])
})

test('every difference is found row by row, says what to do, and is told', async () => {
  const { applyNo, rows } = await desk.dayWithLoan()
  const other = await desk.world.drawn(DAY)
  await desk.t.services.pool.query('update product_application set loan_date = $1 where apply_no = $2', [
    '2026-11-19',
    other,
  ])
  const changed = rows.flatMap((row): Row[] => {
    if (row.kind === 'decision') return [{ ...row, state: 'refused' }]
    if (row.kind === 'contract') return []
    return row.kind === 'drawdown' ? [{ ...row, amountYuan: 70_000 }] : [row]
  })
  const strange: Row = { ...changed[0]!, kind: 'accepted', applyNo: 'SQ20261120-999999', state: null }
  const late: Row = { kind: 'drawdown', applyNo: other, day: DAY, amountYuan: 80_000, state: null }
  await desk.make()
  await desk.world.settle(DAY)
  const day = await desk.compare([...changed, strange, late])
  const found = await desk.differences()
  expect(day).toMatchObject({ standing: 'differs', open: found.length })
  const of = (number: string, kind: string) =>
    found.filter((one) => one.applyNo === number && one.kind === kind).map(({ type }) => type)
  expect(of(applyNo, 'decision')).toEqual(['state'])
  expect(of(applyNo, 'contract')).toEqual(['missingThere'])
  expect(of(applyNo, 'drawdown')).toEqual(['amount'])
  expect(of('SQ20261120-999999', 'accepted')).toEqual(['missingHere'])
  expect(of(other, 'drawdown')).toEqual(['date'])
  const amount = found.find(({ type }) => type === 'amount')
  expect(amount).toMatchObject({
    ours: { day: DAY, amountYuan: 80_000, state: null },
    theirs: { day: DAY, amountYuan: 70_000, state: null },
    state: 'open',
    history: [{ step: 'found' }],
  })
  expect(found.every(({ advice }) => advice.length > 10)).toBe(true)
  expect((await desk.told()).at(-1)).toEqual({
    type: 'reconciliation.differences',
    data: { day: DAY, open: found.length },
  })
  const bell = await desk.t.services.pool.query(`select from message where kind = 'open.differences'`)
  expect(bell.rowCount).toBeGreaterThan(0)
})

test('the same file again is the same upload: nothing is compared or told a second time', async () => {
  const { rows } = await desk.dayWithLoan()
  await desk.compare(rows.slice(1))
  const runs = async () => (await desk.t.services.pool.query('select run from reconciliation_day')).rows
  const before = { runs: await runs(), told: await desk.told() }
  expect((await desk.world.upload(DAY, fileText(rows.slice(1), DAY))).data).toMatchObject({
    standing: 'differs',
  })
  expect({ runs: await runs(), told: await desk.told() }).toEqual(before)
  const { rows: kept } = await desk.t.services.pool.query(
    `select from reconciliation_file where side = 'theirs'`,
  )
  expect(kept).toHaveLength(1)
})

test('a comparison that is overtaken ends without effect, and one that is repeated comes to the same', async () => {
  const { rows } = await desk.dayWithLoan()
  await desk.world.upload(DAY, fileText(rows.slice(1), DAY))
  const run = await desk.run()
  await reconcileDay(desk.t.services, { ...run, run: run.run - 1 })
  expect(await desk.differences()).toEqual([])
  await reconcileDay(desk.t.services, run)
  const found = await desk.differences()
  await reconcileDay(desk.t.services, run)
  expect(await desk.differences()).toEqual(found)
  expect(found).toHaveLength(1)
})

/** The same services, with something that happens between what a comparison reads and what it keeps. */
function interrupted(happens: () => Promise<unknown>): typeof desk.t.services {
  const { db } = desk.t.services
  const between = new Proxy(db, {
    get(target, key) {
      if (key === 'transaction')
        return () => ({
          execute: async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
            await happens()
            return target.transaction().execute(work)
          },
        })
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  return { ...desk.t.services, db: between }
}

test('a comparison that is overtaken while it reads leaves the file of the one that came after it', async () => {
  const { applyNo } = await desk.dayWithLoan()
  await desk.make()
  const run = await desk.run()
  const before = await desk.told()
  const later = async () => {
    await desk.world.repay(applyNo, 5_000, DAY)
    await desk.make()
    await desk.world.settle(DAY)
  }
  await reconcileDay(interrupted(later), run)
  expect(await desk.file()).toContain(`repayment,${applyNo},${DAY},5000,`)
  expect(await desk.told()).toHaveLength(before.length + 1)
})
