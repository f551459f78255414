import { expect, test } from 'vitest'
import { isKeptPath, scrollKey } from './kept-path.ts'

test('the home page of every site is kept alive, nothing else is', () => {
  expect(['/index', '/lanzhou/index', '/lanzhou-chengguan/index'].map(isKeptPath)).toEqual([true, true, true])
  expect(['/', '/financial', '/lanzhou/financial', '/index/x', '/a/b/index'].map(isKeptPath)).not.toContain(
    true,
  )
})

test('the scroll position of the home page survives any way back, that of other pages belongs to the history entry', () => {
  expect(scrollKey({ pathname: '/lanzhou/index', key: 'k1' })).toBe('/lanzhou/index')
  expect(scrollKey({ pathname: '/financial', key: 'k1' })).toBe('k1')
})
