import { ZONES } from '@lqr/contract/reference/zones.ts'
import { expect, test } from 'vitest'
import type { ExampleBlock } from './composition.ts'
import { exampleFigures } from './example.rules.ts'
import { factOf, type FactSource } from './facts.rules.ts'
import { compositionOf } from './find-composition.ts'

const all = ZONES.map(({ code }) => ({ code, ...compositionOf(code) }))

test('every zone answers a question of its own with three to five figures', () => {
  expect(new Set(all.map(({ question }) => question)).size).toBe(ZONES.length)
  for (const { code, question, facts } of all) {
    expect(question, code).toMatch(/？$/)
    expect(facts.length, code).toBeGreaterThanOrEqual(3)
    expect(facts.length, code).toBeLessThanOrEqual(5)
  }
})

test('a page has at most one set of choices, and each choice a key of its own', () => {
  for (const { code, blocks } of all) {
    const choices = blocks.filter((block) => block.kind === 'choices')
    expect(choices.length, code).toBeLessThanOrEqual(1)
    const keys = choices.flatMap(({ options }) => options.map(({ key }) => key))
    expect(new Set(keys).size, code).toBe(keys.length)
  }
})

const example: ExampleBlock = {
  kind: 'example',
  title: '早收 60 天',
  moments: ['交货', '放款', '付款'],
  dealYuan: 2_000_000,
  lentYuan: 1_600_000,
  days: 90,
  fromDay: 30,
}

test('an example is reckoned by days at the yearly cost', () => {
  expect(exampleFigures(example, 3.55)).toEqual({
    costYuan: 9337,
    restYuan: 390_663,
    lentDays: 60,
    moneyAt: 33,
  })
})

const source = (appliedCount: number, creditedCount: number | null) =>
  ({ figures: { appliedCount, creditedCount, lowestAnnualCost: null }, fastestDays: null }) as FactSource

test('a share is told of ten applications and more, and nothing is told where there is nothing', () => {
  expect(factOf('granted', source(9, 3))).toBeUndefined()
  expect(factOf('granted', source(10, null))).toBeUndefined()
  expect(factOf('granted', source(10, 3))).toMatchObject({ value: 30, unit: '%' })
  expect(factOf('lowest', source(0, 0))).toBeUndefined()
  expect(factOf('fastest', source(0, 0))).toBeUndefined()
})

test('a limit of products has no decimals that are zero, an uneven one keeps them', () => {
  const limit = (highestAmountYuan: number) =>
    factOf('highest', { figures: { highestAmountYuan }, fastestDays: null } as FactSource)
  expect(limit(10_000_000)).toMatchObject({ value: 1000, decimals: 0 })
  expect(limit(12_345_000)?.decimals).not.toBe(0)
})
