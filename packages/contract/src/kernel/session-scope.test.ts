import { expect, test } from 'vitest'
import { scopeOfCall, scopeOfSignIn } from './session-scope.ts'

test('a call of staff is for tokens of the console, one of enterprises for those of the portal', () => {
  expect(scopeOfCall({ access: 'operator' })).toBe('console')
  expect(scopeOfCall({ access: ['institution', 'operator'] })).toBe('console')
  expect(scopeOfCall({ access: ['operator', 'service:register'] })).toBe('console')
  expect(scopeOfCall({ access: 'enterprise' })).toBe('portal')
  expect(scopeOfCall({ access: 'enterprise:any' })).toBe('portal')
})

test('what both sides read, everybody or an outside system, is for tokens of either', () => {
  expect(scopeOfCall({ access: 'public' })).toBeUndefined()
  expect(scopeOfCall({ access: 'portal' })).toBeUndefined()
  expect(scopeOfCall({ access: ['enterprise:any', 'institution'] })).toBeUndefined()
  expect(scopeOfCall({ access: 'service:handOver' })).toBeUndefined()
})

test('an enterprise is at home in the portal, staff where they sign in and else in the console', () => {
  expect([scopeOfSignIn('7', 'console'), scopeOfSignIn('17')]).toEqual(['portal', 'portal'])
  expect([scopeOfSignIn('3', 'portal'), scopeOfSignIn('3', 'console'), scopeOfSignIn('1')]).toEqual([
    'portal',
    'console',
    'console',
  ])
})
