import { expect, test } from 'vitest'
import { regionView } from './organisation.rules.ts'

test('the province shows every region and prefers none', () => {
  expect(regionView('620000')).toEqual({ shown: undefined, first: [] })
})

test('a county shows itself, its prefecture and the province, and puts its own first', () => {
  expect(regionView('620122')).toEqual({ shown: ['620122', '620100', '620000'], first: ['620122'] })
})

test('an area filter narrows what the site shows and never widens it', () => {
  expect(regionView('620500', '620502').shown?.sort()).toEqual(['620000', '620500', '620502'])
  expect(regionView('620122', '620500').shown).toEqual(['620000'])
})
