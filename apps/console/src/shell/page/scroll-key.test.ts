import { tabTexts } from '@lqr/web-client/kept-texts.ts'
import { beforeEach, expect, test } from 'vitest'
import { beginAtTop, scrollKey, SCROLL_STORAGE_KEY } from './scroll-key.ts'

const kept = () => JSON.parse(tabTexts.read(SCROLL_STORAGE_KEY) ?? 'null') as unknown

beforeEach(() => {
  tabTexts.keep(SCROLL_STORAGE_KEY, JSON.stringify({ '/tasks': 900, k1: 300 }))
})

test('a page that was loaded has a scroll position of its own, one that was moved to that of its entry', () => {
  expect(scrollKey({ pathname: '/tasks', key: 'default' })).toBe('/tasks')
  expect(scrollKey({ pathname: '/tasks', key: 'k1' })).toBe('k1')
})

test('a page that is opened anew begins at its top', () => {
  beginAtTop('/tasks', null)
  expect(kept()).toEqual({ k1: 300 })
})

test('a page that is loaded again or come back to stands as it was, and others are not touched', () => {
  beginAtTop('/tasks', { idx: 0 })
  beginAtTop('/users', null)
  expect(kept()).toEqual({ '/tasks': 900, k1: 300 })
  tabTexts.drop(SCROLL_STORAGE_KEY)
  beginAtTop('/tasks', null)
  expect(kept()).toBe(null)
})
