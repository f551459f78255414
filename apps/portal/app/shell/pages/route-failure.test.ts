import { expect, test } from 'vitest'
import { isNetworkFailure, routeFailure } from './route-failure.ts'

test('a page for which no answer came is told apart from one that broke', () => {
  const words = [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'fetch failed',
  ]
  expect(words.every((text) => isNetworkFailure(new TypeError(text)))).toBe(true)
  expect(isNetworkFailure(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(false)
  expect(isNetworkFailure(new Error('Failed to fetch'))).toBe(false)
  expect(routeFailure(new TypeError('Failed to fetch'))).toMatchObject({ status: 500, msg: undefined })
})
