import { NavigationType } from 'react-router'
import { expect, test } from 'vitest'
import { AS_LEFT } from '../page/last-address.ts'
import { cameBack } from './came-back.ts'

const { Pop, Push } = NavigationType

test('a list stands as it was left for who comes back by the browser or by the way back of a page', () => {
  expect(cameBack({ key: 'a1', state: null }, Pop)).toBe(true)
  expect(cameBack({ key: 'a1', state: AS_LEFT }, Push)).toBe(true)
})

test('whoever opens it anew or by the menu gets the view that it begins with', () => {
  expect(cameBack({ key: 'default', state: null }, Pop)).toBe(false)
  expect(cameBack({ key: 'a1', state: null }, Push)).toBe(false)
})
