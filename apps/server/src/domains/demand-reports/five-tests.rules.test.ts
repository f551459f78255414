import { expect, test } from 'vitest'
import { FIVE_TESTS } from '@lqr/contract/demand-reports/kinds.ts'
import { fiveTests, isAcceptable, problemsOf, type TestFacts } from './five-tests.rules.ts'

const facts: TestFacts = {
  isCertified: true,
  isCodeSuspect: false,
  address: '兰州市城关区示例路 1 号',
  amountYuan: 500_000,
  purpose: '采购原料',
  declaredTests: FIVE_TESTS.map(({ code }) => code),
  adverse: [],
}
const resultOf = (changed: Partial<TestFacts>, wanted: string) =>
  fiveTests({ ...facts, ...changed }).find((one) => one.test === wanted)

test('what is declared and contradicted by nothing passes', () => {
  const tests = fiveTests(facts)
  expect(tests.map(({ result }) => result)).toEqual(Array(5).fill('pass'))
  expect(problemsOf(tests)).toEqual([])
})

test('what is not declared fails, and says so by its name', () => {
  const tests = fiveTests({ ...facts, declaredTests: ['lawful', 'need', 'credit', 'use'] })
  expect(isAcceptable(tests)).toBe(false)
  expect(problemsOf(tests)).toEqual(['固定场所不通过：企业未作声明'])
})

test('an enterprise that is not certified fails, one whose code is doubtful awaits a look', () => {
  expect(resultOf({ isCertified: false }, 'lawful')?.result).toBe('fail')
  expect(resultOf({ isCodeSuspect: true }, 'lawful')?.result).toBe('unknown')
})

test('a use that sounds wrong is for a person to judge', () => {
  const tests = fiveTests({ ...facts, purpose: '部分用于购房' })
  expect(problemsOf(tests)).toEqual(['用途合规待核实：用途说明中提到“购房”，请核实'])
  expect(isAcceptable(tests)).toBe(true)
})

test('a visit settles what was open, but no confirmation outweighs a record against the enterprise', () => {
  const visit = { confirmedTests: ['use', 'credit', 'premises'], doubtedTests: ['need'] } as const
  expect(resultOf({ purpose: '部分用于购房', visit }, 'use')?.result).toBe('pass')
  expect(resultOf({ declaredTests: [], visit }, 'premises')?.result).toBe('pass')
  expect(resultOf({ visit }, 'need')).toMatchObject({ result: 'fail', reason: '走访核实不符' })
  expect(resultOf({ adverse: ['曾被驳回'], visit }, 'credit')).toMatchObject({
    result: 'fail',
    reason: '曾被驳回',
  })
})
