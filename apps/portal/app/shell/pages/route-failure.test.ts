import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isNetworkFailure, isOfOtherRelease, routeFailure } from './route-failure.ts'

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

test('a page that the release which answered does not have is told by the sentence of the router', () => {
  const own = new URL('../production/lib/dom/ssr/single-fetch.js', import.meta.resolve('react-router'))
  const text = readFileSync(fileURLToPath(own), 'utf8')
  const [, sentence = ''] = /new SingleFetchNoResultError\(`([^$`]*)/.exec(text) ?? []
  expect(isOfOtherRelease(new Error(`${sentence}abcd"`))).toBe(true)
  expect(isOfOtherRelease(new TypeError('Failed to fetch'))).toBe(false)
  expect(isOfOtherRelease({ status: 404, data: null })).toBe(false)
})
