import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY, makeReconciliationDesk, type ReconciliationDesk } from './reconciliation-desk.fixtures.ts'
import type { Row } from './row.ts'

let desk: ReconciliationDesk

beforeAll(async () => {
  desk = await makeReconciliationDesk()
})
beforeEach(() => desk.begin())
afterAll(() => desk.t.close())

test('what is written back settles its difference at the next comparison, with its history', async () => {
  const { applyNo, rows } = await desk.dayWithLoan()
  const repayment: Row = { kind: 'repayment', applyNo, day: DAY, amountYuan: 20_000, state: null }
  await desk.compare([
    ...rows.map((row) => (row.kind === 'balance' ? { ...row, amountYuan: 60_000 } : row)),
    repayment,
  ])
  const missing = (await desk.differences()).find(({ kind }) => kind === 'repayment')
  expect((await desk.answer(missing?.id ?? '', { answer: 'writeBack' })).data.state).toBe('writeBack')
  await desk.world.repay(applyNo, 20_000, DAY)
  await desk.make()
  expect(await desk.world.settle(DAY)).toMatchObject({ standing: 'settled', open: 0, settled: 2 })
  const settled = (await desk.differences()).find(({ id }) => id === missing?.id)
  expect(settled?.history.map(({ step }) => step)).toEqual(['found', 'writeBack', 'matched'])
  expect(settled?.settledAt).not.toBeNull()
  expect((await desk.answer(missing?.id ?? '', { answer: 'writeBack' })).error?.key).toBe(
    'open.differenceSettled',
  )
})

test('what is to be written back is counted and listed as owed, and is no longer what waits for an answer', async () => {
  const { rows } = await desk.dayWithLoan()
  const day = await desk.compare(rows.slice(2))
  const [first = { id: '' }, second = { id: '' }] = await desk.differences()
  await desk.answer(first.id, { answer: 'writeBack' })
  const listed = async (asked: object) => (await desk.differences(asked)).map(({ id }) => id).toSorted()
  expect(day.open).toBe(2)
  expect(await listed({ openOnly: true })).toEqual([first.id, second.id].toSorted())
  expect(await listed({ state: 'open' })).toEqual([second.id])
  await desk.answer(second.id, { answer: 'explained', note: '次日入账' })
  expect(await listed({ openOnly: true })).toEqual([first.id])
  expect(await listed({ state: 'open' })).toEqual([])
})

test('an explanation stays open until the platform confirms it, or is given back', async () => {
  const { rows } = await desk.dayWithLoan()
  await desk.compare(rows.slice(1))
  const [{ id } = { id: '' }] = await desk.differences()
  expect((await desk.answer(id, { answer: 'explained' })).error?.fields).toHaveProperty('note')
  expect((await desk.judge(id, true)).error?.key).toBe('open.differenceNotExplained')
  await desk.answer(id, { answer: 'explained', note: '当日录入在途，次日入账' })
  expect((await desk.differences({ state: 'explained' })).map((one) => one.id)).toEqual([id])
  expect((await desk.judge(id, false)).error?.fields).toHaveProperty('note')
  expect((await desk.judge(id, false, '请附凭证')).data.state).toBe('open')
  await desk.answer(id, { answer: 'explained', note: '凭证已附' })
  await desk.make()
  expect(await desk.world.settle(DAY)).toMatchObject({ standing: 'differs', explained: 1 })
  const { data } = await desk.judge(id, true)
  expect(data.history.map(({ step }) => step)).toEqual([
    'found',
    'explained',
    'returned',
    'explained',
    'confirmed',
  ])
  expect(await desk.standing()).toBe('settled')
})

test('operators are told when explanations of an institution begin to wait for them, once until all are judged', async () => {
  const { pool } = desk.t.services
  await pool.query(`delete from message where kind = 'open.explanationWaits'`)
  const told = async () => {
    const { rows } = await pool.query<{ times: number; link: string }>(
      `select distinct count(*)::int times, max(link) link from message where kind = 'open.explanationWaits'
       group by account_id`,
    )
    return rows
  }
  const link = `/reconciliation/${desk.world.bank.id}`
  await desk.dayWithLoan()
  await desk.compare([])
  const [first = { id: '' }, second = { id: '' }] = await desk.differences()
  const explain = (id: string) => desk.answer(id, { answer: 'explained', note: '次日入账' })
  for (const { id } of [first, second, first]) expect((await explain(id)).status).toBe(200)
  expect(await told()).toEqual([{ times: 1, link }])
  expect((await desk.judge(first.id, false, '请附凭证')).status).toBe(200)
  expect((await desk.judge(second.id, true)).status).toBe(200)
  expect((await explain(first.id)).status).toBe(200)
  expect(await told()).toEqual([{ times: 2, link }])
})

test('a difference whose figures change after it was answered is open again', async () => {
  const { rows } = await desk.dayWithLoan()
  const withLoan = (amountYuan: number) =>
    rows.map((row) => (row.kind === 'drawdown' ? { ...row, amountYuan } : row))
  await desk.compare(withLoan(70_000))
  const [{ id } = { id: '' }] = await desk.differences()
  await desk.answer(id, { answer: 'explained', note: '凭证号有误' })
  await desk.compare(withLoan(60_000))
  expect(await desk.differences()).toMatchObject([{ id, state: 'open', theirs: { amountYuan: 60_000 } }])
  await desk.compare(rows)
  await desk.compare(withLoan(60_000))
  const [again] = await desk.differences()
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
  const { rows } = await desk.dayWithLoan()
  const withLoan = (amountYuan: number) =>
    rows.map((row) => (row.kind === 'drawdown' ? { ...row, amountYuan } : row))
  await desk.compare(withLoan(70_000))
  const [{ id } = { id: '' }] = await desk.differences()
  await desk.answer(id, { answer: 'explained', note: '分两笔记账' })
  await desk.judge(id, true)
  await desk.make()
  expect(await desk.world.settle(DAY)).toMatchObject({ standing: 'settled', open: 0, settled: 1 })
  const [confirmed] = await desk.differences()
  expect(confirmed?.history.map(({ step }) => step)).toEqual(['found', 'explained', 'confirmed'])
  await desk.compare(withLoan(60_000))
  expect(await desk.differences()).toMatchObject([{ id, state: 'open', theirs: { amountYuan: 60_000 } }])
})
