import { expect, test } from 'vitest'
import { listsExamples } from './lists-examples.ts'

const EXAMPLE = { name: '示例', isExample: true }
const REAL = { name: '真实', isExample: false }

test.each([
  ['a list with an example', [{ list: [REAL, EXAMPLE] }], true],
  ['an example deep within a list', [{ groups: [{ items: [{ product: EXAMPLE }] }] }], true],
  ['a list without one', [{ list: [REAL] }, undefined, null, '示例'], false],
  ['a record that is one itself', [{ product: EXAMPLE, others: [EXAMPLE] }], false],
  ['a real record with examples beside it', [{ product: REAL, others: [EXAMPLE] }], true],
  [
    'a frame that says nothing, around a page with examples',
    [{ menu: [{ label: '首页' }] }, { list: [EXAMPLE] }],
    true,
  ],
])('%s', (_, data, expected) => {
  expect(listsExamples(data)).toBe(expected)
})
