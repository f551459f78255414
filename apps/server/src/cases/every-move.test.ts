import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCases } from '@lqr/contract/all-cases.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import type { CaseMove } from '@lqr/contract/kernel/cases/define-case.ts'
import type { Db } from '../data/database.ts'
import type { Actor } from '../http/actor.ts'
import type { AuditEntry } from '../http/audit.store.ts'
import { CallError } from '../http/call-error.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { waitsForLock } from '../testing/waits-for-lock.ts'
import { requestMove } from './request-move.ts'
import { caseCan, caseScope, guardProblem, mayMove } from './case-access.ts'
import type { CaseRow } from './case-kind.ts'
import { actorsOf, type CaseWorld, OTHER_AREA } from './case-world.fixtures.ts'
import { caseWorlds } from './case-worlds.fixtures.ts'
import { caseFaults } from './case-faults.store.ts'
import { findCase } from './case.store.ts'
import { caseKinds } from '../case-kinds.ts'
import { moveCase, PLATFORM } from './move-case.ts'

let t: TestApp
const worlds = new Map<string, CaseWorld>()
beforeAll(async () => {
  t = await makeTestApp()
  for (const [kind, make] of Object.entries(caseWorlds)) worlds.set(kind, await make(t))
})
afterAll(() => t.close())

test('every declared kind of case is served and tested here', () => {
  expect(caseKinds.map(({ declaration }) => declaration)).toEqual(allCases)
  expect(Object.keys(caseWorlds)).toEqual(caseKinds.map(({ declaration }) => declaration.kind))
})

const UNDO = new Error('undone')

/** What the work leaves behind, looked at in its transaction, which is then undone. */
async function tried<T>(work: (tx: Db) => Promise<T>): Promise<T> {
  let seen: { value: T } | undefined
  const undone = t.services.db.transaction().execute(async (tx) => {
    seen = { value: await work(tx) }
    throw UNDO
  })
  await undone.catch((error: unknown) => {
    if (error !== UNDO) throw error
  })
  if (!seen) throw new Error('nothing was tried')
  return seen.value
}

/** The sentence of a refusal, or what moved. */
async function attempt(tx: Db, world: CaseWorld, actor: Actor, id: string, move: string) {
  const entries: AuditEntry[] = []
  const { cipher } = t.services
  const acting = {
    db: tx,
    actor,
    services: { cipher },
    now: t.services.now(),
    audit: (e: AuditEntry) => void entries.push(e),
  }
  try {
    const row = await requestMove(acting, world.kind, { id, move, show: async (shown) => shown.status })
    return { row, entries }
  } catch (error) {
    if (error instanceof CallError) return { refused: error.def.key, shown: error.extra.data }
    throw error
  }
}

const everything = async (db: Db, world: CaseWorld, id: string): Promise<CaseRow> => {
  const scope = { companyId: world.companyId, orgIds: [world.orgId], areas: [] }
  const row = await findCase<CaseRow>(db, world.kind, id, scope)
  if (!row) throw new Error('the case is not there')
  return row
}

/** Who stands on the side of a move and holds what it asks for; the refusal otherwise. */
function refusalOf(world: CaseWorld, actor: Actor, move: CaseMove): 'notFound' | 'forbidden' | undefined {
  const holds = (roles: readonly Role[] = []) => roles.some((role) => actor.roles.includes(role))
  const isOnSide = {
    enterprise: actor.companyId === world.companyId,
    institution: actor.orgId === world.orgId && holds(world.kind.readers),
    authority: holds(world.kind.authorities) && !actor.regionCode?.startsWith(OTHER_AREA),
    platform: false,
  }
  if (!isOnSide[move.side]) return 'notFound'
  return mayMove(actor, move) ? undefined : 'forbidden'
}

async function traces(db: Db, { kind }: CaseWorld, id: string) {
  const { rows } = await sql<{ events: number; tasks: number; task: string | null }>`select
      (select count(*)::int from case_event where kind = ${kind.declaration.kind} and case_id = ${id}) events,
      (select count(*)::int from case_task where kind = ${kind.declaration.kind} and case_id = ${id}) tasks,
      (select status from case_task where kind = ${kind.declaration.kind} and case_id = ${id}) task`.execute(
    db,
  )
  return rows[0]
}

/** What must hold after a move that was made. */
async function expectMoved(tx: Db, world: CaseWorld, before: CaseRow, move: string, after: CaseRow) {
  const { declaration } = world.kind
  const declared = declaration.moves[move]
  const state = declaration.states[after.status]
  expect(after.version).toBe(before.version + 1)
  expect(after.due_at !== null, `${move}: the clock of ${after.status}`).toBe(state?.clock !== undefined)
  const { rows } = await sql<
    Record<string, unknown>
  >`select action, from_status, to_status, actor_side from case_event
    where kind = ${declaration.kind} and case_id = ${before.id} order by id desc limit 1`.execute(tx)
  expect(rows[0]).toEqual({
    action: move,
    from_status: before.status,
    to_status: after.status,
    actor_side: declared?.side,
  })
  const left = await traces(tx, world, before.id)
  expect(left?.tasks, `${move}: the task in ${after.status}`).toBe(state?.phase === 'over' ? 0 : 1)
  for (const { what, find } of caseFaults([world.kind])) {
    const { rows: faults } = await tx.executeQuery(find)
    expect(faults, what).toEqual([])
  }
}

function worldOf(kind: string): CaseWorld {
  const world = worlds.get(kind)
  if (!world) throw new Error(`no world of ${kind}`)
  return world
}

interface Try {
  readonly world: CaseWorld
  readonly actor: Actor
  readonly row: CaseRow
  readonly code: string
  readonly mayDo: boolean
}

/** Why this person is refused; undefined when the declaration lets the move be made. */
function expectedRefusal({ world, actor, row, code }: Omit<Try, 'mayDo'>): string | undefined {
  const { errors, moves } = world.kind.declaration
  const move = moves[code] as CaseMove
  const refusal = refusalOf(world, actor, move)
  if (refusal) return refusal === 'notFound' ? errors.notFound.key : 'kernel.forbidden'
  if (!move.from.includes(row.status)) return errors.illegalMove.key
  return guardProblem(world.kind, code, row, t.services.now())?.key
}

async function expectOutcome({ world, actor, row, code, mayDo }: Try): Promise<void> {
  const expected = expectedRefusal({ world, actor, row, code })
  expect(mayDo, `can.${code}`).toBe(expected === undefined)
  if (!mayDo) {
    expect((await attempt(t.services.db, world, actor, row.id, code)).refused, code).toBe(expected)
    return
  }
  await tried(async (tx) => {
    const { row: after, entries = [] } = await attempt(tx, world, actor, row.id, code)
    if (!after) throw new Error(`${code} was refused`)
    await expectMoved(tx, world, row, code, after)
    const { kind } = world.kind.declaration
    expect(entries.map(({ action }) => action)).toContain(`${code}-${kind}`)
  })
}

describe.each([...caseKinds])('$declaration.kind', ({ declaration }) => {
  const { kind } = declaration
  const states = Object.keys(declaration.states).filter(
    (state) => declaration.states[state]?.phase !== 'draft',
  )
  const moves = Object.entries(declaration.moves)
  const ofPersons = moves.filter(([, { side, from }]) => side !== 'platform' && from.length > 0)

  test.each(states)('from %s everybody can do what the declaration says, and nothing else', async (state) => {
    const { db, now } = t.services
    const world = worldOf(kind)
    const row = await everything(db, world, await world.make(state))
    for (const actor of Object.values(actorsOf(world))) {
      const scope = await caseScope(db, actor, world.kind)
      const sides = ['enterprise', 'institution', 'authority'] as const
      const can: Record<string, boolean> = caseCan(world.kind, { actor, scope, now: now() }, row, ...sides)
      for (const [code] of ofPersons) {
        await expectOutcome({ world, actor, row, code, mayDo: can[code] ?? false })
      }
    }
    expect(await everything(db, world, row.id)).toEqual(row)
  })

  test.each(states)('from %s the platform does what the declaration says', async (state) => {
    const world = worldOf(kind)
    const row = await everything(t.services.db, world, await world.make(state))
    for (const [code, { from }] of moves.filter(([, { side }]) => side === 'platform')) {
      await tried(async (tx) => {
        const moving = { db: tx, now: t.services.now(), mover: PLATFORM, audit: () => undefined }
        const after = await moveCase(moving, world.kind, row, { move: code })
        expect(after !== undefined, code).toBe(from.includes(state))
        if (after) await expectMoved(tx, world, row, code, after)
      })
    }
  })

  test('of two people who saw the same version one moves the case, and the other is told where it stands', async () => {
    const world = worldOf(kind)
    const { db } = t.services
    // A move that leaves its state: whoever comes second finds another one, however close the two are.
    const leaving = ofPersons.filter(([, { from, to }]) => !from.includes(to))
    const [code = '', move] = leaving.find(([, { side }]) => side !== 'enterprise') ?? []
    const id = await world.make(move?.from[0] ?? '')
    const actors = Object.values(actorsOf(world))
    const actor = actors.find((one) => move && refusalOf(world, one, move) === undefined) as Actor
    const { first, late } = await db.transaction().execute(async (tx) => {
      const moved = await attempt(tx, world, actor, id, code)
      const second = db.transaction().execute((later) => attempt(later, world, actor, id, code))
      expect(await waitsForLock(t, second)).toBe(true)
      return { first: moved, late: { second } }
    })
    expect(first.refused).toBeUndefined()
    expect(await late.second).toEqual({
      refused: declaration.errors.illegalMove.key,
      shown: first.row?.status,
    })
  })
})
