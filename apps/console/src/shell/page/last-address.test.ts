import { tabTexts } from '@lqr/web-client/kept-texts.ts'
import { expect, test } from 'vitest'
import { keepAddress, lastAddress, wasShown } from './last-address.ts'

test('a list is gone back to as it was last shown, and whole once its filters were taken off', () => {
  tabTexts.clear()
  expect(lastAddress('/tasks')).toBe('/tasks')
  keepAddress('/tasks', '?status=SUBMITTED&page=3')
  keepAddress('/tasks/7', '?part=credit')
  expect(lastAddress('/tasks')).toBe('/tasks?status=SUBMITTED&page=3')
  keepAddress('/tasks', '')
  expect(lastAddress('/tasks')).toBe('/tasks')
})

test('a list that was shown whole is known from one that was not shown', () => {
  tabTexts.clear()
  expect(wasShown('/tasks')).toBe(false)
  keepAddress('/tasks', '')
  expect(wasShown('/tasks')).toBe(true)
})
