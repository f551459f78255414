import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CITY_CODE_KEY } from '@lqr/web-client/city-code.ts'
import { currentAreaId, rememberAreaId } from './area-id.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('before a site is known the area is 62', () => {
  expect(currentAreaId()).toBe('62')
})

test('the city code of the site is held in session storage, the province as 62', () => {
  rememberAreaId('620100')
  expect(stored.get(CITY_CODE_KEY)).toBe('620100')
  expect(currentAreaId()).toBe('620100')
  rememberAreaId('620000')
  expect(currentAreaId()).toBe('62')
})
