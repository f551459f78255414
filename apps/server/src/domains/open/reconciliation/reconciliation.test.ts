import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { factsOf } from './file-facts.ts'
import { fileText } from './file.rules.ts'
import { DAY, makeReconciliationDesk, type ReconciliationDesk } from './reconciliation-desk.fixtures.ts'

let desk: ReconciliationDesk

beforeAll(async () => {
  desk = await makeReconciliationDesk()
})
beforeEach(() => desk.begin())
afterAll(() => desk.t.close())

test('the file of a day names what was done with its cases and what is still owed, with number, sum and digest', async () => {
  const applyNo = await desk.world.drawn(DAY)
  await desk.world.repay(applyNo, 30_000, DAY)
  await desk.world.repay(applyNo, 10_000, DAY)
  expect((await desk.make()).data).toMatchObject({ standing: 'making', ours: null, isOver: false })
  const { ours } = await desk.world.settle(DAY)
  const text = await desk.file()
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
  expect(await desk.told()).toEqual([
    { type: 'reconciliation.ready', data: { day: DAY, sha256: digest('sha256'), rows: 5 } },
  ])
  const { rows } = await desk.t.services.pool.query(
    `select d.day::text, a.actor_account_id is not null as "isSomebody" from audit_log a
      join reconciliation_day d on d.id::text = a.entity_id where a.action = 'download-reconciliation'`,
  )
  expect(rows).toEqual([{ day: DAY, isSomebody: true }])
})

test('making it again keeps what is the same, and makes another version of what is not', async () => {
  const { applyNo } = await desk.dayWithLoan()
  await desk.make()
  expect((await desk.world.settle(DAY)).ours?.version).toBe(1)
  expect(await desk.told()).toHaveLength(1)
  await desk.world.repay(applyNo, 5_000, DAY)
  await desk.make()
  expect((await desk.world.settle(DAY)).ours?.version).toBe(2)
  expect(await desk.told()).toHaveLength(2)
})

test('what happens on days off belongs to the working day after them', async () => {
  const applyNo = await desk.world.drawn(DAY)
  desk.goTo('2026-11-23T09:00:00+08:00')
  await desk.world.renewToken()
  await desk.world.repay(applyNo, 1_000, '2026-11-21')
  await desk.make('2026-11-23')
  expect(await desk.world.settle('2026-11-23')).toMatchObject({ from: '2026-11-21', day: '2026-11-23' })
  expect(await desk.file('2026-11-23')).toContain(`repayment,${applyNo},2026-11-21,1000,`)
  for (const day of ['2026-11-22', '2026-11-24', '2026-08-03'])
    expect((await desk.make(day)).error?.key, day).toBe('open.notReconciliationDay')
})

test('a file that is none, is of another day or was cut short is refused and named line by line', async () => {
  const { rows } = await desk.dayWithLoan()
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
    const answered = await desk.world.upload(DAY, content)
    expect(answered).toMatchObject({ status: 422, error: { key: 'open.reconciliationFileWrong' } })
    expect(answered.error?.fields?.file).toMatch(problem)
  }
  expect(factsOf(Buffer.from(text), rows).sums).toHaveLength(4)
})
