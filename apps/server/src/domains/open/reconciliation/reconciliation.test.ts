import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as arrears from '@lqr/contract/open/arrears-calls.ts'
import * as calls from '@lqr/contract/open/reconciliation-calls.ts'
import * as system from '@lqr/contract/open/reconciliation-system-calls.ts'
import { createWebhook } from '@lqr/contract/open/webhook-calls.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { factsOf } from './file-facts.ts'
import { fileText } from './file.rules.ts'
import { makeReconciliationWorld } from './reconciliation.fixtures.ts'
import { reconcileDay } from './reconcile-day.ts'
import type { Row } from './row.ts'

/** A Friday. */
const NOW = new Date('2026-11-20T10:00:00+08:00')
const DAY = '2026-11-20'
let now = NOW
let t: TestApp
let world: Awaited<ReturnType<typeof makeReconciliationWorld>>
let visitors: Awaited<ReturnType<typeof signInEach>>

beforeAll(async () => {
  t = await makeTestApp({ now: () => now })
  world = await makeReconciliationWorld(t)
  visitors = await signInEach(t)
  const body = { name: '核心系统', url: 'http://127.0.0.1:9/' }
  await t.call(createWebhook, { body }, { token: world.manager.token })
})
beforeEach(async () => {
  now = NOW
  const { pool } = t.services
  await pool.query('update reconciliation_day set our_file_id = null, their_file_id = null')
  const tables = ['step', 'difference', 'file', 'day'].map((part) => `reconciliation_${part}`)
  for (const table of [...tables, 'webhook_delivery', 'webhook_event', 'open_event'])
    await pool.query(`delete from ${table}`)
  // Cases of the test before are another bank's.
  await pool.query('update product_application set org_id = $1', [world.otherBank.id])
})
afterAll(() => t.close())

const by = () => ({ token: world.token })
const desk = () => ({ token: world.manager.token })
const make = (day = DAY) => t.call(system.makeOpenReconciliation, { params: { day } }, by())
const file = async (day = DAY) =>
  String((await t.call(system.downloadOpenReconciliation, { params: { day } }, by())).data)
const differences = async (body: object = {}) =>
  (await t.call(system.listOpenDifferences, { body: { pageSize: 100, ...body } }, by())).data.list
const answer = (id: string, body: { answer: 'writeBack' | 'explained'; note?: string }) =>
  t.call(calls.answerDifference, { params: { id }, body }, desk())
const judge = (id: string, isConfirmed: boolean, note = '') =>
  t.call(
    arrears.judgeExplanation,
    { params: { id }, body: { isConfirmed, note } },
    { token: visitors.operator },
  )
const told = async () =>
  (
    await t.services.pool.query<{ type: string; data: Record<string, unknown> }>(
      `select type, body::jsonb -> 'data' data from webhook_event where type like 'reconciliation.%' order by id`,
    )
  ).rows

/** The rows of the platform's file as a bank's own. */
async function rowsOfOurs(day = DAY): Promise<Row[]> {
  const lines = (await file(day)).trimEnd().split('\n').slice(1, -1)
  return lines.map((line) => {
    const [kind, applyNo = '', on = '', amount, state] = line.split(',')
    return {
      kind: kind as Row['kind'],
      applyNo,
      day: on,
      amountYuan: Number(amount),
      state: state === '' ? null : (state as Row['state']),
    }
  })
}

/** A day with one loan, of which the platform has made its file. */
async function dayWithLoan() {
  const applyNo = await world.drawn(DAY)
  await make()
  await world.settle(DAY)
  return { applyNo, rows: await rowsOfOurs() }
}

async function compare(rows: readonly Row[], day = DAY) {
  const answered = await world.upload(day, fileText(rows, day))
  expect(answered.status).toBe(200)
  return world.settle(day)
}

test('the file of a day names what was done with its cases and what is still owed, with number, sum and digest', async () => {
  const applyNo = await world.drawn(DAY)
  await world.repay(applyNo, 30_000, DAY)
  await world.repay(applyNo, 10_000, DAY)
  expect((await make()).data).toMatchObject({ standing: 'making', ours: null, isOver: false })
  const { ours } = await world.settle(DAY)
  const text = await file()
  expect(text.split('\n')).toEqual([
    'kind,applyNo,day,amountYuan,state',
    `decision,${applyNo},${DAY},100000,granted`,
    `contract,${applyNo},${DAY},100000,`,
    `drawdown,${applyNo},${DAY},80000,`,
    `repayment,${applyNo},${DAY},40000,`,
    `balance,${applyNo},${DAY},40000,`,
    `end,5,${DAY},360000,`,
    '',
  ])
  const digest = (name: string) => createHash(name).update(text).digest('hex')
  expect(ours).toMatchObject({
    version: 1,
    rows: 5,
    sumYuan: 360_000,
    sha256: digest('sha256'),
    sm3: digest('sm3'),
  })
  expect(ours?.sums.find(({ kind }) => kind === 'repayment')).toEqual({
    kind: 'repayment',
    rows: 1,
    sumYuan: 40_000,
  })
  expect(await told()).toEqual([
    { type: 'reconciliation.ready', data: { day: DAY, sha256: digest('sha256'), rows: 5 } },
  ])
})

test('making it again keeps what is the same, and makes another version of what is not', async () => {
  const { applyNo } = await dayWithLoan()
  await make()
  expect((await world.settle(DAY)).ours?.version).toBe(1)
  expect(await told()).toHaveLength(1)
  await world.repay(applyNo, 5_000, DAY)
  await make()
  expect((await world.settle(DAY)).ours?.version).toBe(2)
  expect(await told()).toHaveLength(2)
})

test('files that say the same match, whatever their order of lines', async () => {
  const { rows } = await dayWithLoan()
  const day = await compare(rows.toReversed())
  expect(day).toMatchObject({
    standing: 'matched',
    open: 0,
    theirs: { rows: rows.length, madeBy: '接口：示例核心系统' },
  })
  expect(await differences()).toEqual([])
})

test('every difference is found row by row, says what to do, and is told', async () => {
  const { applyNo, rows } = await dayWithLoan()
  const other = await world.drawn(DAY)
  await t.services.pool.query('update product_application set loan_date = $1 where apply_no = $2', [
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
  await make()
  await world.settle(DAY)
  const day = await compare([...changed, strange, late])
  const found = await differences()
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
  expect((await told()).at(-1)).toEqual({
    type: 'reconciliation.differences',
    data: { day: DAY, open: found.length },
  })
  const bell = await t.services.pool.query(`select from message where kind = 'open.differences'`)
  expect(bell.rowCount).toBeGreaterThan(0)
})

test('the same file again is the same upload: nothing is compared or told a second time', async () => {
  const { rows } = await dayWithLoan()
  await compare(rows.slice(1))
  const runs = async () => (await t.services.pool.query('select run from reconciliation_day')).rows
  const before = { runs: await runs(), told: await told() }
  expect((await world.upload(DAY, fileText(rows.slice(1), DAY))).data).toMatchObject({ standing: 'differs' })
  expect({ runs: await runs(), told: await told() }).toEqual(before)
  const { rows: kept } = await t.services.pool.query(`select from reconciliation_file where side = 'theirs'`)
  expect(kept).toHaveLength(1)
})

test('what is written back settles its difference at the next comparison, with its history', async () => {
  const { applyNo, rows } = await dayWithLoan()
  const repayment: Row = { kind: 'repayment', applyNo, day: DAY, amountYuan: 20_000, state: null }
  await compare([
    ...rows.map((row) => (row.kind === 'balance' ? { ...row, amountYuan: 60_000 } : row)),
    repayment,
  ])
  const missing = (await differences()).find(({ kind }) => kind === 'repayment')
  expect((await answer(missing?.id ?? '', { answer: 'writeBack' })).data.state).toBe('writeBack')
  await world.repay(applyNo, 20_000, DAY)
  await make()
  expect(await world.settle(DAY)).toMatchObject({ standing: 'settled', open: 0, settled: 2 })
  const settled = (await differences()).find(({ id }) => id === missing?.id)
  expect(settled?.history.map(({ step }) => step)).toEqual(['found', 'writeBack', 'matched'])
  expect(settled?.settledAt).not.toBeNull()
  expect((await answer(missing?.id ?? '', { answer: 'writeBack' })).error?.key).toBe('open.differenceSettled')
})

test('an explanation stays open until the platform confirms it, or is given back', async () => {
  const { rows } = await dayWithLoan()
  await compare(rows.slice(1))
  const [{ id } = { id: '' }] = await differences()
  expect((await answer(id, { answer: 'explained' })).error?.fields).toHaveProperty('note')
  expect((await judge(id, true)).error?.key).toBe('open.differenceNotExplained')
  await answer(id, { answer: 'explained', note: '当日录入在途，次日入账' })
  expect((await differences({ state: 'explained' })).map((one) => one.id)).toEqual([id])
  expect((await judge(id, false)).error?.fields).toHaveProperty('note')
  expect((await judge(id, false, '请附凭证')).data.state).toBe('open')
  await answer(id, { answer: 'explained', note: '凭证已附' })
  await make()
  expect(await world.settle(DAY)).toMatchObject({ standing: 'differs', explained: 1 })
  const { data } = await judge(id, true)
  expect(data.history.map(({ step }) => step)).toEqual([
    'found',
    'explained',
    'returned',
    'explained',
    'confirmed',
  ])
  expect((await t.call(calls.getReconciliationDay, { params: { day: DAY } }, desk())).data.standing).toBe(
    'settled',
  )
})

test('a difference whose figures change after it was answered is open again', async () => {
  const { rows } = await dayWithLoan()
  const withLoan = (amountYuan: number) =>
    rows.map((row) => (row.kind === 'drawdown' ? { ...row, amountYuan } : row))
  await compare(withLoan(70_000))
  const [{ id } = { id: '' }] = await differences()
  await answer(id, { answer: 'explained', note: '凭证号有误' })
  await compare(withLoan(60_000))
  expect(await differences()).toMatchObject([{ id, state: 'open', theirs: { amountYuan: 60_000 } }])
  await compare(rows)
  await compare(withLoan(60_000))
  const [again] = await differences()
  expect(again?.state).toBe('open')
  expect(again?.history.map(({ step }) => step)).toEqual([
    'found',
    'explained',
    'changed',
    'matched',
    'changed',
  ])
})

test('what the platform confirmed stays settled as long as it stands, and is open again with other figures', async () => {
  const { rows } = await dayWithLoan()
  const withLoan = (amountYuan: number) =>
    rows.map((row) => (row.kind === 'drawdown' ? { ...row, amountYuan } : row))
  await compare(withLoan(70_000))
  const [{ id } = { id: '' }] = await differences()
  await answer(id, { answer: 'explained', note: '分两笔记账' })
  await judge(id, true)
  await make()
  expect(await world.settle(DAY)).toMatchObject({ standing: 'settled', open: 0, settled: 1 })
  const [confirmed] = await differences()
  expect(confirmed?.history.map(({ step }) => step)).toEqual(['found', 'explained', 'confirmed'])
  await compare(withLoan(60_000))
  expect(await differences()).toMatchObject([{ id, state: 'open', theirs: { amountYuan: 60_000 } }])
})

test('what happens on days off belongs to the working day after them', async () => {
  const applyNo = await world.drawn(DAY)
  now = new Date('2026-11-23T09:00:00+08:00')
  await world.renewToken()
  await world.repay(applyNo, 1_000, '2026-11-21')
  await make('2026-11-23')
  expect(await world.settle('2026-11-23')).toMatchObject({ from: '2026-11-21', day: '2026-11-23' })
  expect(await file('2026-11-23')).toContain(`repayment,${applyNo},2026-11-21,1000,`)
  for (const day of ['2026-11-22', '2026-11-24', '2026-08-03'])
    expect((await make(day)).error?.key, day).toBe('open.notReconciliationDay')
})

test('a comparison that is overtaken ends without effect, and one that is repeated comes to the same', async () => {
  const { rows } = await dayWithLoan()
  await world.upload(DAY, fileText(rows.slice(1), DAY))
  const { rows: runs } = await t.services.pool.query<{ dayId: string; run: number }>(
    `select id "dayId", run from reconciliation_day`,
  )
  const [run] = runs
  if (!run) throw new Error('no run')
  await reconcileDay(t.services, { ...run, run: run.run - 1 })
  expect(await differences()).toEqual([])
  await reconcileDay(t.services, run)
  const found = await differences()
  await reconcileDay(t.services, run)
  expect(await differences()).toEqual(found)
  expect(found).toHaveLength(1)
})

/** The same services, with something that happens between what a comparison reads and what it keeps. */
function interrupted(happens: () => Promise<unknown>): typeof t.services {
  const { db } = t.services
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
  return { ...t.services, db: between }
}

test('a comparison that is overtaken while it reads leaves the file of the one that came after it', async () => {
  const { applyNo } = await dayWithLoan()
  await make()
  const { rows: runs } = await t.services.pool.query<{ dayId: string; run: number }>(
    `select id "dayId", run from reconciliation_day`,
  )
  const [run] = runs
  if (!run) throw new Error('no run')
  const before = await told()
  const later = async () => {
    await world.repay(applyNo, 5_000, DAY)
    await make()
    await world.settle(DAY)
  }
  await reconcileDay(interrupted(later), run)
  expect(await file()).toContain(`repayment,${applyNo},${DAY},5000,`)
  expect(await told()).toHaveLength(before.length + 1)
})

test('a file that is none, is of another day or was cut short is refused and named line by line', async () => {
  const { rows } = await dayWithLoan()
  const text = fileText(rows, DAY)
  const wrong: [string, RegExp][] = [
    [text.replace('kind,', 'type,'), /首行/],
    [text.split('\n').slice(0, 3).join('\n'), /末行/],
    [text.replace('decision,', 'grant,'), /第 2 行：类别/],
    [text.replace(',granted', ',yes'), /第 2 行：授信决定/],
    [text.replace(',100000,', ',1e5,'), /第 2 行：金额/],
    [text.replace(`,${DAY},`, ',2026-11-19,'), /第 2 行：日期/],
    [text.replace('80000,', '80001,'), /末行与内容不符/],
    [fileText([...rows, ...rows.slice(0, 1)], DAY), /重复/],
    [fileText([], '2026-11-19'), /对账日是 2026-11-19/],
  ]
  for (const [content, problem] of wrong) {
    const answered = await world.upload(DAY, content)
    expect(answered).toMatchObject({ status: 422, error: { key: 'open.reconciliationFileWrong' } })
    expect(answered.error?.fields?.file).toMatch(problem)
  }
  expect(factsOf(Buffer.from(text), rows).sums).toHaveLength(4)
})
