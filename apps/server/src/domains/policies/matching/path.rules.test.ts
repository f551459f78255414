import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import { condition } from '../items/items.fixtures.ts'
import { type Facts, judgeAll } from './judge.rules.ts'
import { afterChanges, smallestPath } from './path.rules.ts'

const FACTS = ['rdPercent', 'debtPercent', 'growthPercent'] as const
const bound = fc.integer({ min: 0, max: 9 })
const anyCondition = fc
  .record({
    fact: fc.constantFrom(...FACTS),
    op: fc.constantFrom('atLeast' as const, 'atMost' as const),
    bound,
    group: fc.option(fc.integer({ min: 1, max: 2 }), { nil: null }),
  })
  .map(condition)
const rules = fc.array(anyCondition, { maxLength: 6 })
const anyFacts = fc.record({ rdPercent: bound, debtPercent: bound, growthPercent: bound })

/** The fewest facts that have to change, found by trying every bound of every fact. */
function fewest(conditions: readonly PolicyCondition[], facts: Record<(typeof FACTS)[number], number>) {
  const values = (fact: (typeof FACTS)[number]) => [
    facts[fact],
    ...Array.from({ length: 10 }, (_, value) => value),
  ]
  let best: number | undefined
  for (const rdPercent of values('rdPercent')) {
    for (const debtPercent of values('debtPercent')) {
      for (const growthPercent of values('growthPercent')) {
        const tried = { rdPercent, debtPercent, growthPercent }
        const changed = FACTS.filter((fact) => tried[fact] !== facts[fact]).length
        if ((best === undefined || changed < best) && judgeAll(conditions, tried).unmet === 0) best = changed
      }
    }
  }
  return best
}

test('applying a proposal flips the verdict', () => {
  fc.assert(
    fc.property(rules, anyFacts, (conditions, facts) => {
      const path = smallestPath(conditions, facts)
      if (path) expect(judgeAll(conditions, afterChanges(facts, path)).standing).not.toBe('unmet')
    }),
  )
})

test('no proposal changes fewer facts, and none is missing where one exists', () => {
  fc.assert(
    fc.property(rules, anyFacts, (conditions, facts) => {
      expect(smallestPath(conditions, facts)?.length).toBe(fewest(conditions, facts))
    }),
    { numRuns: 60 },
  )
})

test('every step is needed: without any one of them something stays unmet', () => {
  fc.assert(
    fc.property(rules, anyFacts, (conditions, facts) => {
      const path = smallestPath(conditions, facts) ?? []
      for (const step of path) {
        const others = path.filter((one) => one !== step)
        expect(judgeAll(conditions, afterChanges(facts, others)).unmet).toBeGreaterThan(0)
      }
    }),
  )
})

const research: Facts = { rdPercent: 2.4, patents: 0, titles: [], area: ['620102', '620100', '620000'] }

test('what nobody changes for a policy is never proposed', () => {
  const elsewhere = condition({ fact: 'area', op: 'oneOf', codes: ['620900'] })
  const smaller = condition({ fact: 'employees', op: 'atMost', bound: 10 })
  expect(smallestPath([elsewhere], research)).toBeUndefined()
  expect(smallestPath([smaller], { employees: 20 })).toBeUndefined()
})

test('of two ways as short the quicker is proposed', () => {
  const slow = condition({ fact: 'patents', op: 'atLeast', bound: 1, group: 1, months: 18 })
  const quick = condition({ fact: 'rdPercent', op: 'atLeast', bound: 3, group: 1, months: 6 })
  expect(smallestPath([slow, quick], research)).toMatchObject([{ fact: 'rdPercent', from: 2.4, to: 3 }])
})

test('a share that two conditions ask for is raised once, to the higher of both', () => {
  const path = smallestPath(
    [3, 5, 4].map((least) => condition({ fact: 'rdPercent', op: 'atLeast', bound: least })),
    research,
  )
  expect(path).toMatchObject([{ fact: 'rdPercent', from: 2.4, to: 5 }])
})

test('a title is added to those held, and nothing unmet needs no path', () => {
  const title = condition({ fact: 'titles', op: 'oneOf', codes: ['highTech'] })
  expect(smallestPath([title], { titles: ['techSme'] })).toMatchObject([{ to: ['techSme', 'highTech'] }])
  expect(smallestPath([title], { titles: ['highTech'] })).toEqual([])
})
