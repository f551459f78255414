import { expect, test } from 'vitest'
import { copy } from './copy.ts'
import { openCaseOf } from './open-case.ts'

test('where one application is under way already, the refusal leads to it', () => {
  const label = copy.apply.openCase
  expect(openCaseOf({ data: { id: '42', applyNo: 'SQ1' } })).toEqual({
    href: '/lite/application?id=42',
    label,
  })
  expect(openCaseOf({})).toBeUndefined()
})
