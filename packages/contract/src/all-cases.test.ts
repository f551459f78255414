import { describe, expect, test } from 'vitest'
import { allCases as declared } from './all-cases.ts'
import type { AnyCase } from './kernel/cases/define-case.ts'
import { RESUME } from './kernel/cases/define-case.ts'
import { afterMove, statesIn } from './kernel/cases/read-case.ts'

const allCases: readonly AnyCase[] = declared
const codesOf = (record: object) => Object.keys(record)

/** The states that a case can come to from its beginnings on. */
function reachable(declaration: AnyCase): Set<string> {
  const openings = Object.values(declaration.moves).filter(({ from }) => from.length === 0)
  const handedIn = declaration.moves['submit']?.to ?? ''
  const reached = new Set<string>([handedIn, ...openings.map(({ to }) => to)])
  for (let before = 0; before !== reached.size;) {
    before = reached.size
    for (const move of Object.values(declaration.moves)) {
      if (move.to !== RESUME && move.from.some((state) => reached.has(state))) reached.add(move.to)
    }
  }
  return reached
}

test('kinds, numbers and audit entities are told apart', () => {
  for (const of of [
    (declaration: AnyCase) => declaration.kind,
    (declaration: AnyCase) => declaration.numberPrefix,
    (declaration: AnyCase) => declaration.auditEntity.code,
    (declaration: AnyCase) => declaration.label,
  ]) {
    expect(new Set(allCases.map(of)).size).toBe(allCases.length)
  }
})

describe.each(allCases.map((declaration) => [declaration.kind, declaration] as const))(
  '%s',
  (_, declaration) => {
    const { states, moves, clocks } = declaration

    test('every state but a draft can be reached, and has a name of its own', () => {
      const drafts = statesIn(declaration, 'draft')
      expect([...reachable(declaration), ...drafts].toSorted()).toEqual(codesOf(states).toSorted())
      expect(new Set(Object.values(states).map(({ name }) => name)).size).toBe(codesOf(states).length)
    })

    test('moves lead from declared states to declared states, and the submission from none or a draft', () => {
      const drafts: readonly string[] = statesIn(declaration, 'draft')
      expect(moves['submit']?.from.filter((state) => !drafts.includes(state))).toEqual([])
      for (const [code, { from, to }] of Object.entries(moves)) {
        expect(codesOf(states), code).toEqual(expect.arrayContaining([...from]))
        expect([...codesOf(states), RESUME]).toContain(to)
        if (from.length === 0) expect(to, code).not.toBe(RESUME)
      }
    })

    test('somebody has to act while a decision is open, and nobody once the case is over', () => {
      const of = (...phases: string[]) => Object.values(states).filter(({ phase }) => phases.includes(phase))
      expect(of('open').filter(({ waitsFor }) => waitsFor === undefined)).toEqual([])
      expect(of('over', 'draft').filter(({ waitsFor, clock }) => waitsFor ?? clock)).toEqual([])
    })

    test('every clock is started by a move into a state in which it runs, and what expires can be closed by the platform', () => {
      for (const [code, { expiry }] of Object.entries(clocks)) {
        const starting = Object.values(moves).filter(({ starts }) => starts === code)
        expect(starting.length).toBeGreaterThan(0)
        for (const { to } of starting) expect(states[to]?.clock).toBe(code)
        if (!expiry) continue
        expect(moves[expiry.by]?.side).toBe('platform')
        const running = codesOf(states).filter((state) => states[state]?.clock === code)
        for (const state of running) expect(afterMove(declaration, expiry.by, state)).toBeDefined()
      }
    })

    test('a clock that is paused can go on, and only from where it was paused', () => {
      const paused = Object.values(moves).filter(({ pauses }) => pauses !== undefined)
      const resumed = Object.values(moves).filter(({ resumes }) => resumes !== undefined)
      expect(resumed.map(({ resumes }) => resumes)).toEqual(paused.map(({ pauses }) => pauses))
      for (const { to } of paused) expect(resumed.flatMap(({ from }) => from)).toContain(to)
      for (const { to } of resumed) expect(to).toBe(RESUME)
    })

    test('what the platform does by itself is nobody’s right', () => {
      for (const move of Object.values(moves).filter(({ side }) => side === 'platform')) {
        expect(move).not.toHaveProperty('roles')
        expect(move).not.toHaveProperty('certified')
      }
    })
  },
)
