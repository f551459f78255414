import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fileText } from './file.rules.ts'
import { DAY, makeReconciliationDesk, type ReconciliationDesk } from './reconciliation-desk.fixtures.ts'

let desk: ReconciliationDesk

beforeAll(async () => {
  desk = await makeReconciliationDesk()
})
beforeEach(() => desk.begin())
afterAll(() => desk.t.close())

async function toldTo(accountId: string): Promise<string[]> {
  const { rows } = await desk.t.services.pool.query<{ link: string }>(
    `select link from message where account_id = $1 and kind = 'open.reconciliationGivenUp'`,
    [accountId],
  )
  return rows.map(({ link }) => link)
}

test('a comparison that is done, or was overtaken, ends no other way when its job is given up', async () => {
  const { rows } = await desk.dayWithLoan()
  await desk.compare(rows)
  expect((await desk.giveUp()).status).toBe(200)
  expect(await desk.standing()).toBe('matched')
  await desk.make()
  await desk.t.services.pool.query('update reconciliation_day set run = run + 1')
  expect((await desk.giveUp()).status).toBe(200)
  expect(await desk.standing()).toBe('making')
  expect(await toldTo(desk.world.manager.id)).toEqual([])
})

test('a comparison whose job is given up says so and is told, and the same file again begins it anew', async () => {
  const { rows } = await desk.dayWithLoan()
  const upload = () => desk.world.upload(DAY, fileText(rows.slice(1), DAY))
  await upload()
  expect((await desk.giveUp()).status).toBe(200)
  expect(await desk.standing()).toBe('failed')
  expect(await toldTo(desk.world.manager.id)).toEqual([`/workbench/reconciliation/${DAY}`])
  expect(await toldTo(desk.world.otherManager.id)).toEqual([])
  await desk.world.settle(DAY)
  expect(await desk.differences()).toEqual([])
  expect((await upload()).data).toMatchObject({ standing: 'making' })
  expect(await desk.world.settle(DAY)).toMatchObject({ standing: 'differs', open: 1 })
})

test('a day whose job is given up is made anew by hand', async () => {
  await desk.make()
  await desk.giveUp()
  expect(await desk.standing()).toBe('failed')
  expect((await desk.make()).data.standing).toBe('making')
  expect(await desk.world.settle(DAY)).toMatchObject({ standing: 'missing' })
})
