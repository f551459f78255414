import { expect, test } from 'vitest'
import * as z from 'zod'
import { knownViews } from './known.ts'

const origin = { source: '融资需求', caseNo: 'XQ20261124-000043', asOf: '2026-11-24', isVouched: false }
const helpOf = (help: string) => {
  const field = { name: 'rate', schema: z.string(), label: '利率', help }
  const known = { filled: { rate: { ...origin, value: '4.2' } }, documents: [] }
  return knownViews([field], known, { values: { rate: '4.2' }, files: {} })[0]?.help
}

test('where a value comes from follows the hint as a sentence of its own', () => {
  expect(helpOf('可以不填；机构可能给出别的利率。')).toMatch(/别的利率。来自/u)
  expect(helpOf('按年计算')).toMatch(/按年计算。来自/u)
})
