import { expect, test } from 'vitest'
import { panelIntro, slotsText } from './slots-text.ts'

test.each([
  ['PUBLISHED', '共 3 家，剩余 1 家'],
  ['CONTACTED', '共 3 家，剩余 1 家'],
  ['DRAFT', null],
  ['OFFLINE', null],
  ['CREDITED', null],
  ['CLOSED', null],
  ['WITHDRAWN', null],
] as const)('a need that is %s says %s', (status, text) => {
  expect(slotsText({ status, slots: 3, slotsFree: 1 })).toBe(text)
})

test('above the responses the slots are named while institutions may come, and not afterwards', () => {
  const open = { isOpen: true, slots: 3, slotsFree: 0, waiting: 2 }
  expect(panelIntro(open)).toMatch(/^名额 3 个，剩余 0 个，候补 2 家。各机构的意向/)
  expect(panelIntro({ ...open, waiting: 0 })).toMatch(/^名额 3 个，剩余 0 个。各机构的意向/)
  expect(panelIntro({ ...open, isOpen: false, waiting: 0 })).toMatch(/^各机构的意向/)
})

test('an instance of the release before says nothing of being open, and the slots are named as before', () => {
  expect(panelIntro({ slots: 3, slotsFree: 0, waiting: 0 })).toMatch(/^名额 3 个/)
})
