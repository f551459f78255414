import { expect, test } from 'vitest'
import { budgetOf } from './budgets.ts'

const result = { name: 'api', passed: 1, failed: 0, output: '', second: [] }

test('a step and each of its domains stand beside their budget, the slowest first, and say when they are over it', () => {
  const { step, domains } = budgetOf({
    ...result,
    seconds: 101,
    domains: { stars: 39, moons: 41, kernel: 59 },
  })
  expect(step).toMatch(/101\.0 s of 100 {2}over its budget$/)
  expect(domains.map((line) => line.trim().split(/\s+/)[0])).toEqual(['kernel', 'moons', 'stars'])
  expect(domains.map((line) => line.includes('over'))).toEqual([false, true, false])
})

test('a check has a budget and no domains', () => {
  expect(budgetOf({ ...result, name: 'words', seconds: 1, domains: {} })).toEqual({
    step: expect.stringMatching(/1\.0 s of {2}10$/),
    domains: [],
  })
})
