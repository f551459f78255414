import { expect, test } from 'vitest'
import { articleFields } from '@lqr/contract/content/article-form.ts'
import { shownValue } from './shown-value.tsx'

test('a code that may stay empty is shown as nothing when it does, a chosen one by its name', () => {
  const { kind, category, zone } = articleFields.shape
  expect([null, undefined, ''].map((value) => shownValue(category, value))).toEqual([null, null, null])
  expect(shownValue(zone, null)).toBeNull()
  expect(shownValue(kind, 'news')).toBe('新闻')
})

test('no area at all stands for the whole province', () => {
  expect(shownValue(articleFields.shape.areaCodes, [])).toBe('全省')
})
