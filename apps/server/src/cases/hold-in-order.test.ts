import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignTasks } from '@lqr/contract/tasks/assignment-calls.ts'
import type { Tx } from '../data/database.ts'
import { interestKind } from '../domains/equity/index.ts'
import { makeInterestWorld } from '../domains/equity/interest-world.fixtures.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { waitsForLock } from '../testing/waits-for-lock.ts'
import { moveCases } from './case-succession.store.ts'

let t: TestApp
let world: Awaited<ReturnType<typeof makeInterestWorld>>
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
  world = await makeInterestWorld(t)
})
afterAll(() => t.close())

/** Interests of the fund in two projects: the older interest is in the younger project. */
async function crossed() {
  const [older, younger] = [await world.project('PUBLISHED'), await world.project('PUBLISHED')]
  const first = await world.interest('CONSENTED', { projectId: younger })
  const second = await world.interest('CONSENTED', { projectId: older })
  return { older, younger, interests: [first.id, second.id] }
}

const hold = (tx: Tx, id: string, other = sql``) =>
  sql`select id from equity_project where id = ${id} for no key update ${other}`.execute(tx)

/** Does something while the older project is held, and sees to it that it waits there before it takes the younger one. */
function whileHeld<Answer>(
  { older, younger }: { older: string; younger: string },
  act: () => Promise<Answer>,
) {
  return t.services.db.transaction().execute(async (tx) => {
    await hold(tx, older)
    const acting = act()
    expect(await waitsForLock(t, acting)).toBe(true)
    await hold(tx, younger, sql`nowait`)
    return { acting }
  })
}

test('projects are held in one order when several interests are given to somebody', async () => {
  const { interests, ...projects } = await crossed()
  const tasks = interests.map((caseId) => ({ kind: 'projectInterest' as const, caseId }))
  const { acting } = await whileHeld(projects, () => t.call(assignTasks, { body: { tasks } }, world.investor))
  expect((await acting).data).toEqual({ assigned: 2, refused: [] })
})

test('projects are held in the same order when an institution goes over into another', async () => {
  const { interests, ...projects } = await crossed()
  const { fund: from, rival: into } = world
  const { acting } = await whileHeld(projects, () =>
    t.services.db
      .transaction()
      .execute((tx) => moveCases(tx, interestKind, { from, into, now: t.services.now() })),
  )
  expect((await acting).map(({ id }) => id)).toEqual(expect.arrayContaining(interests))
})
