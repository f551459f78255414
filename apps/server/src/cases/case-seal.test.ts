import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseKinds } from '../case-kinds.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { actorsOf, type CaseWorld } from './case-world.fixtures.ts'
import { caseWorlds } from './case-worlds.fixtures.ts'
import type { CaseRow } from './case-kind.ts'
import { isSealedFor } from './case-seal.ts'
import { findCase } from './case.store.ts'
import { moveCase } from './move-case.ts'
import { announceCase } from './open-case.ts'

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

describe.each([...caseKinds])('a $declaration.kind', ({ declaration }) => {
  const { kind, moves } = declaration
  const takenBack = Object.entries(moves).filter(([, { seals }]) => seals !== undefined)
  let world: CaseWorld
  beforeAll(async () => {
    const make = caseWorlds[kind]
    if (!make) throw new Error(`no world of ${kind}`)
    world = await make(t)
  })

  const read = async (id: string): Promise<CaseRow> => {
    const row = await findCase<CaseRow>(t.services.db, world.kind, id, {
      companyId: world.companyId,
      orgIds: [],
      areas: [],
    })
    if (!row) throw new Error('the case is not there')
    return row
  }

  test('declares from where its withdrawal seals it: from where the institution has not taken it up', () => {
    const first = moves['submit']?.to
    if ('withdraw' in moves) expect(takenBack.map(([code]) => code)).toContain('withdraw')
    for (const [, { seals, side }] of takenBack) {
      expect(seals).toEqual([first])
      expect(side).toBe('enterprise')
    }
  })

  test.each(takenBack.flatMap(([code, { from }]) => from.map((state) => [code, state] as const)))(
    '%s from %s seals it for all but its enterprise, or leaves it open',
    async (code, state) => {
      const { db, now } = t.services
      const before = await read(await world.make(state))
      await announceCase(db, world.kind, before)
      const mover = { side: 'enterprise', accountId: world.ownerId, name: '申请人' } as const
      const after = await moveCase({ db, now: now(), mover, audit: () => undefined }, world.kind, before, {
        move: code,
      })
      if (!after) throw new Error(`${code} was refused`)
      const seals = moves[code]?.seals?.includes(state) ?? false
      expect(after.sealed_at !== null).toBe(seals || before.sealed_at !== null)
      const actors = actorsOf(world)
      expect(isSealedFor(after, actors['owner'] ?? { companyId: null })).toBe(false)
      expect(isSealedFor(after, actors['officer'] ?? { companyId: null })).toBe(after.sealed_at !== null)
      const { rows } = await sql<{ kind: string; body: string }>`select m.kind, m.body from message m
        join account a on a.id = m.account_id where a.company_id is distinct from ${world.companyId}
          and m.link = ${world.kind.link(after, moves[code]?.tells ?? 'institution')}
        order by m.id`.execute(db)
      const told = rows.filter(({ kind: what }) => what === `${world.kind.messagePrefix}submit`)
      expect(told.length > 0).toBe(!seals)
      expect(rows.length).toBeGreaterThan(0)
      if (seals) expect(JSON.stringify(rows)).not.toMatch(/万元|示例）”/)
    },
  )
})
