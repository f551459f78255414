import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberThirdLogin, takeThirdLogin } from './third-login-memory.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a tab recognises its own return, once', () => {
  const state = rememberThirdLogin('/financial')
  expect(state).toMatch(/^[\w-]{8,100}$/)
  expect(takeThirdLogin(state)).toBe('/financial')
  expect(takeThirdLogin(state)).toBeUndefined()
})

test('a return that this tab did not begin is nobody’s login', () => {
  rememberThirdLogin('/financial')
  expect(takeThirdLogin('somebody-elses-state')).toBeUndefined()
  rememberThirdLogin('/financial')
  expect(takeThirdLogin(null)).toBeUndefined()
  expect(takeThirdLogin('never-begun')).toBeUndefined()
})
