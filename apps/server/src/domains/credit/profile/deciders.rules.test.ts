import { describe, expect, test } from 'vitest'
import { factorsOf, PROFILE_RULES } from '@lqr/contract/credit/profile/profile-rules.ts'
import { creditTopic } from '@lqr/contract/credit/topics.ts'
import type { EvidenceItem } from './evidence.ts'
import { evidenceItem as item } from './evidence.fixtures.ts'
import { DECIDERS } from './versions.ts'

const ON = '2026-11-20'
type Content = EvidenceItem['content']

/** The answer of the first version to these items, or that they say nothing. */
function decided(code: string, contents: readonly (Content | EvidenceItem)[], on = ON) {
  const decider = DECIDERS['HX-2026.11'].get(code)
  const items = contents.map((one) =>
    'content' in one && 'id' in one ? (one as EvidenceItem) : item(one as Content),
  )
  return decider?.decide(items, on)?.bin
}

test.each(PROFILE_RULES)('$version answers each of its questions, with fields of the topic', (rules) => {
  for (const { code, topic } of factorsOf(rules)) {
    const decider = DECIDERS[rules.version].get(code)
    expect(Object.keys(creditTopic(topic).fields), code).toEqual(
      expect.arrayContaining([...(decider?.facts ?? ['?'])]),
    )
  }
  expect(DECIDERS[rules.version].size).toBe(factorsOf(rules).length)
})

describe('the company', () => {
  test.each([
    ['2026-11-20', 'young'],
    ['2025-11-21', 'young'],
    ['2025-11-20', 'year'],
    ['2023-11-20', 'three'],
    ['2021-11-20', 'five'],
  ])('founded on %s is %s', (foundedOn, bin) => expect(decided('age', [{ foundedOn }])).toBe(bin))

  test.each([
    ['存续（在营、开业、在册）', 'active'],
    ['注销', 'ended'],
    ['吊销，未注销', 'ended'],
    ['迁出', undefined],
    ['', undefined],
  ])('in the state %s', (stateName, bin) => expect(decided('state', [{ stateName }])).toBe(bin))

  test('that moved: days of the last twelve months count, and only what names it, leads it or says where it is', () => {
    const move = (changedOn: string, what: string) => ({ changedOn, item: what })
    expect(decided('moves', [])).toBe('none')
    expect(decided('moves', [move('2025-11-20', '住所变更'), move('2026-06-01', '经营范围变更')])).toBe(
      'none',
    )
    expect(decided('moves', [move('2025-11-21', '住所变更')])).toBe('few')
    const sameDay = [move('2026-01-05', '名称变更'), move('2026-01-05', '法定代表人变更')]
    expect(decided('moves', [...sameDay, move('2026-03-01', '住所变更')])).toBe('few')
    expect(decided('moves', [...sameDay, move('2026-03-01', '住所'), move('2026-04-01', '住所')])).toBe(
      'many',
    )
  })
})

describe('annual reports', () => {
  test('one is due on the day after the 30th of June of the next year', () => {
    expect(decided('annualReport', [{ year: 2024 }], '2026-06-30')).toBe('filed')
    expect(decided('annualReport', [{ year: 2024 }], '2026-07-01')).toBe('older')
    expect(decided('annualReport', [{ year: 2025 }], '2026-07-01')).toBe('filed')
    expect(decided('annualReport', [])).toBeUndefined()
  })

  test.each([
    [100, 100, 'up'],
    [100, 80, 'slower'],
    [100, 79, 'down'],
    [0, 80, undefined],
    [null, 80, undefined],
    [100, null, undefined],
  ])('revenue %s and then %s', (before, now, bin) => {
    const reports = [
      { year: 2024, revenueYuan: before },
      { year: 2025, revenueYuan: now },
    ]
    expect(decided('growth', reports)).toBe(bin)
  })

  test('of years that do not follow each other say nothing of growth', () => {
    const reports = [
      { year: 2023, revenueYuan: 1 },
      { year: 2025, revenueYuan: 2 },
    ]
    expect(decided('growth', reports)).toBeUndefined()
  })

  test.each([
    [60, 'low'],
    [61, 'middle'],
    [80, 'middle'],
    [81, 'high'],
    [null, undefined],
  ])('debts of %s in a hundred', (liabilitiesYuan, bin) =>
    expect(decided('debt', [{ year: 2025, assetsYuan: 100, liabilitiesYuan }])).toBe(bin),
  )
})

describe('tax and bills', () => {
  test.each([
    ['A', 'A'],
    ['b', 'B'],
    ['E', undefined],
    ['', undefined],
  ])('the level %s', (creditLevel, bin) => expect(decided('taxLevel', [{ creditLevel }])).toBe(bin))

  test('the newest assessment counts, in whatever order they come', () => {
    const older = item({ creditLevel: 'D' }, { dataDate: '2025-04-20' })
    const newer = item({ creditLevel: 'B' }, { dataDate: '2026-04-20' })
    expect(decided('taxLevel', [older, newer])).toBe('B')
  })

  test('the newest bill counts; one that names no arrears says nothing', () => {
    const behind = item({ arrearsYuan: 5 }, { dataDate: '2025-03-15' })
    const paid = item({ arrearsYuan: 0 }, { dataDate: '2025-12-15' })
    expect(decided('water', [behind, paid])).toBe('paid')
    expect(decided('water', [behind])).toBe('behind')
    expect(decided('water', [{ arrearsYuan: null }])).toBeUndefined()
    expect(decided('water', [])).toBeUndefined()
  })
})

describe('findings', () => {
  test('the gravest penalty counts', () => {
    const of = (itemClass: 'slight' | 'general' | 'serious') => item({}, { itemClass })
    expect(decided('penalties', [of('slight')])).toBe('slight')
    expect(decided('penalties', [of('slight'), of('general')])).toBe('general')
    expect(decided('penalties', [of('slight'), of('serious'), of('general')])).toBe('serious')
  })

  test.each(['优', '良', '中', '差'])(
    'the public rating %s has an answer, another word has none',
    (gradeName) => {
      expect(decided('publicRating', [{ gradeName }])).toBeDefined()
      expect(decided('publicRating', [{ gradeName: `${gradeName}等` }])).toBeUndefined()
    },
  )

  test('patents that were applied for alone are none', () => {
    expect(decided('patents', [{ stateName: '实质审查' }])).toBe('none')
    expect(decided('patents', [{ stateName: '授权' }])).toBe('some')
  })
})
