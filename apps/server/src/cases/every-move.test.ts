import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CaseMove } from '@lqr/contract/kernel/cases/define-case.ts'
import type { Db } from '../data/database.ts'
import type { Actor } from '../http/actor.ts'
import type { AuditEntry } from '../http/audit.store.ts'
import { CallError } from '../http/call-error.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { actOnCase } from './act-on-case.ts'
import { caseCan, caseScope, mayMove } from './case-access.ts'
import type { CaseRow } from './case-kind.ts'
import { actorsOf, type CaseWorld } from './case-world.fixtures.ts'
import { caseWorlds } from './case-worlds.fixtures.ts'
import { caseFaults } from './case-faults.store.ts'
import { findCase } from './case.store.ts'
import { caseKinds } from './kinds.ts'
import { moveCase, PLATFORM } from './move-case.ts'

let t: TestApp
const worlds = new Map<string, CaseWorld>()
beforeAll(async () => {
  t = await makeTestApp()
  for (const [kind, make] of Object.entries(caseWorlds)) worlds.set(kind, await make(t))
})
afterAll(() => t.close())

test('every kind of case is tested here', () => {
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
    const row = await actOnCase(acting, world.kind, { id, move, show: async () => undefined })
    return { row, entries }
  } catch (error) {
    if (error instanceof CallError) return { refused: error.def.key }
    throw error
  }
}

const everything = async (db: Db, world: CaseWorld, id: string): Promise<CaseRow> => {
  const scope = { companyId: world.companyId, orgIds: [world.orgId] }
  const row = await findCase<CaseRow>(db, world.kind, id, scope)
  if (!row) throw new Error('the case is not there')
  return row
}

/** Who stands on the side of a move and holds what it asks for; the refusal otherwise. */
function refusalOf(world: CaseWorld, actor: Actor, move: CaseMove): 'notFound' | 'forbidden' | undefined {
  const readsHere =
    actor.orgId === world.orgId && world.kind.readers.some((role) => actor.roles.includes(role))
  const isOnSide = move.side === 'enterprise' ? actor.companyId === world.companyId : readsHere
  if (!isOnSide) return 'notFound'
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
  expect(left?.tasks, `${move}: the task in ${after.status}`).toBe(state?.waitsFor === undefined ? 0 : 1)
  for (const { what, find } of caseFaults([world.kind])) {
    const { rows: faults } = await sql.raw(inlined(find)).execute(tx)
    expect(faults, what).toEqual([])
  }
}

/** The text of a query with its parameters written in. */
function inlined({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }): string {
  const literal = (value: unknown): string =>
    Array.isArray(value) ? `array[${value.map(literal).join(', ')}]::text[]` : `'${String(value)}'`
  return text.replaceAll(/\$(\d+)/g, (_, index: string) => literal(parameters[Number(index) - 1]))
}

describe.each(caseKinds.map(({ declaration }) => [declaration.kind, declaration] as const))(
  '%s',
  (kind, declaration) => {
    const states = Object.keys(declaration.states).filter(
      (state) => declaration.states[state]?.phase !== 'draft',
    )
    const moves = Object.entries(declaration.moves)
    const worldOf = () => {
      const world = worlds.get(kind)
      if (!world) throw new Error(`no world of ${kind}`)
      return world
    }

    test.each(states)(
      'from %s everybody can do what the declaration says, and nothing else',
      async (state) => {
        const world = worldOf()
        const id = await world.make(state)
        const row = await everything(t.services.db, world, id)
        const now = t.services.now()
        for (const [name, actor] of Object.entries(actorsOf(world))) {
          const scope = await caseScope(t.services.db, actor, world.kind.readers)
          const can: Record<string, boolean> = caseCan(
            world.kind,
            { actor, scope, now },
            row,
            'enterprise',
            'institution',
          )
          for (const [code, move] of moves.filter(
            ([code, { side }]) => side !== 'platform' && code !== 'submit',
          )) {
            const isLegal = move.from.includes(state)
            const guard = (
              world.kind.guards as Record<string, ((r: CaseRow, at: Date) => unknown) | undefined>
            )[code]
            const holds = guard?.(row, now) === undefined
            const refusal = refusalOf(world, actor, move)
            expect(can[code], `${name}: ${code}`).toBe(refusal === undefined && isLegal && holds)
            await tried(async (tx) => {
              const { row: after, refused, entries } = await attempt(tx, world, actor, id, code)
              if (can[code] && after) {
                await expectMoved(tx, world, row, code, after)
                expect(entries?.map(({ action }) => action)).toContain(`${code}-${kind}`)
                return
              }
              const { notFound, illegalMove } = declaration.errors
              if (refusal === 'notFound') expect(refused, `${name}: ${code}`).toBe(notFound.key)
              else if (refusal === 'forbidden') expect(refused, `${name}: ${code}`).toBe('kernel.forbidden')
              else if (!isLegal) expect(refused, `${name}: ${code}`).toBe(illegalMove.key)
              else expect(refused, `${name}: ${code}`).toBeDefined()
              expect(await everything(tx, world, id)).toEqual(row)
            })
          }
        }
      },
    )

    test.each(states)('from %s the platform does what the declaration says', async (state) => {
      const world = worldOf()
      const id = await world.make(state)
      const row = await everything(t.services.db, world, id)
      for (const [code, { from }] of moves.filter(([, { side }]) => side === 'platform')) {
        await tried(async (tx) => {
          const moving = { db: tx, now: t.services.now(), mover: PLATFORM, audit: () => undefined }
          const after = await moveCase(moving, world.kind, row, { move: code })
          expect(after !== undefined, code).toBe(from.includes(state))
          if (after) await expectMoved(tx, world, row, code, after)
        })
      }
    })

    test('of two people who saw the same version one moves the case and one is told', async () => {
      const world = worldOf()
      const [code, { from = [] } = {}] = moves.find(([, { side }]) => side === 'institution') ?? ['']
      const id = await world.make(from[0] ?? '')
      const actor = actorsOf(world)['manager'] as Actor
      const results = await Promise.all(
        [1, 2].map(() => t.services.db.transaction().execute((tx) => attempt(tx, world, actor, id, code))),
      )
      expect(results.map(({ refused }) => refused).toSorted()).toEqual([
        declaration.errors.illegalMove.key,
        undefined,
      ])
    })
  },
)
