import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ConditionAnswer } from '@lqr/contract/kernel/conditions/answers.ts'
import type { Comparison, PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import { condition } from '../items/items.fixtures.ts'
import { type Facts, judge, judgeAll } from './judge.rules.ts'

const revenue = (told: Partial<PolicyCondition> = {}) =>
  condition({ fact: 'revenueYuan', op: 'atLeast', bound: 100, ...told })
const small: Comparison = { fact: 'scale', op: 'oneOf', bound: null, codes: ['small'] }

type Row = [what: string, condition: PolicyCondition, facts: Facts, answer: ConditionAnswer, by?: number]
const matrix: Row[] = [
  ['a lower bound is inside', revenue(), { revenueYuan: 100 }, 'met'],
  ['below a lower bound', revenue(), { revenueYuan: 60 }, 'unmet', 40],
  ['zero is a figure', revenue(), { revenueYuan: 0 }, 'unmet', 100],
  ['no figure', revenue(), {}, 'unknown'],
  ['an upper bound is inside', revenue({ op: 'atMost' }), { revenueYuan: 100 }, 'met'],
  ['above an upper bound', revenue({ op: 'atMost' }), { revenueYuan: 130 }, 'unmet', 30],
  ['hundredths', condition({ fact: 'rdPercent', op: 'atLeast', bound: 3 }), { rdPercent: 2.4 }, 'unmet', 0.6],
  ['a code of the list', condition(small), { scale: ['small'] }, 'met'],
  ['a code beside the list', condition(small), { scale: ['micro'] }, 'unmet'],
  [
    'a county in a wanted prefecture',
    condition({ fact: 'area', op: 'oneOf', codes: ['620100'] }),
    { area: ['620102', '620100', '620000'] },
    'met',
  ],
  [
    'known to hold no title',
    condition({ fact: 'titles', op: 'oneOf', codes: ['highTech'] }),
    { titles: [] },
    'unmet',
  ],
  ['titles not told', condition({ fact: 'titles', op: 'oneOf', codes: ['highTech'] }), {}, 'unknown'],
  [
    'none of the excluded',
    condition({ fact: 'taxRating', op: 'noneOf', codes: ['D'] }),
    { taxRating: ['A'] },
    'met',
  ],
  [
    'one of the excluded',
    condition({ fact: 'taxRating', op: 'noneOf', codes: ['D'] }),
    { taxRating: ['D'] },
    'unmet',
  ],
  ['a matter of judgement', condition({ fact: 'judged', op: 'judged', note: '行业地位' }), {}, 'manual'],
  ['a figure that a person judges', revenue({ op: 'judged' }), { revenueYuan: 1 }, 'manual'],
  ['about others', revenue({ when: small }), { scale: ['large'], revenueYuan: 1 }, 'notApplicable'],
  ['about this one', revenue({ when: small }), { scale: ['small'], revenueYuan: 1 }, 'unmet', 99],
  ['not known whether about this one', revenue({ when: small }), { revenueYuan: 100 }, 'unknown'],
]

test.each(matrix)('%s', (_what, given, facts, answer, by) => {
  expect(judge(given, facts)).toMatchObject({ answer, ...(by === undefined ? {} : { by }) })
})

test('an unknown guard names its own fact, so that the right datum is asked for', () => {
  expect(judge(revenue({ when: small }), {}).fact).toBe('scale')
})

test('of a group one met condition is enough, and the others count no more', () => {
  const rules = [revenue({ group: 1 }), condition({ ...small, group: 1 })]
  expect(judgeAll(rules, { revenueYuan: 1, scale: ['small'] })).toMatchObject({
    standing: 'fits',
    judged: [{ answer: 'notApplicable' }, { answer: 'met' }],
  })
  expect(judgeAll(rules, { revenueYuan: 1, scale: ['micro'] })).toMatchObject({ standing: 'unmet', unmet: 1 })
  expect(judgeAll(rules, { revenueYuan: 1 })).toMatchObject({ standing: 'unknown', unknown: 1 })
})

test('what is unmet stands before what is unknown, and that before what is judged', () => {
  const judged = condition({ fact: 'judged', op: 'judged', note: '行业地位' })
  expect(judgeAll([judged], {}).standing).toBe('judged')
  expect(judgeAll([judged, revenue()], {}).standing).toBe('unknown')
  expect(judgeAll([judged, revenue(), condition(small)], { scale: ['large'] }).standing).toBe('unmet')
  expect(judgeAll([], {}).standing).toBe('fits')
})

const bound = fc.integer({ min: 0, max: 50 })
const anyCondition = fc
  .record({
    fact: fc.constantFrom('rdPercent' as const, 'patents' as const, 'employees' as const),
    op: fc.constantFrom('atLeast' as const, 'atMost' as const),
    bound,
    group: fc.option(fc.integer({ min: 1, max: 2 }), { nil: null }),
  })
  .map(condition)
const anyFacts: fc.Arbitrary<Facts> = fc.record({
  rdPercent: fc.option(bound, { nil: undefined }),
  patents: fc.option(bound, { nil: undefined }),
  employees: bound,
})

test('the same rules and facts give the same answers, whatever the order of the conditions', () => {
  fc.assert(
    fc.property(fc.array(anyCondition, { maxLength: 6 }), anyFacts, (rules, facts) => {
      const one = judgeAll(rules, facts)
      expect(judgeAll(rules, facts)).toEqual(one)
      expect(judgeAll(rules.toReversed(), facts).standing).toBe(one.standing)
    }),
  )
})

test('a figure that comes to be known never turns a decided verdict back into an open one', () => {
  fc.assert(
    fc.property(fc.array(anyCondition, { maxLength: 6 }), anyFacts, bound, (rules, facts, value) => {
      const before = judgeAll(rules, { ...facts, patents: undefined })
      const after = judgeAll(rules, { ...facts, patents: value })
      if (before.standing === 'fits' || before.standing === 'unmet')
        expect(after.standing).toBe(before.standing)
      expect(after.unknown).toBeLessThanOrEqual(before.unknown)
    }),
  )
})
