import { expect, test } from 'vitest'
import { foldTyped } from './fold-typed.ts'

test.each([
  ['５００', '500'],
  ['1,200', '1200'],
  ['1，200，000．５', '1200000.5'],
  ['3。85', '3.85'],
  [' 12 ', '12'],
  ['−5', '-5'],
  ['12\u200b', '12'],
])('the number %j reads %j', (typed, read) => {
  expect(foldTyped(typed, 'number')).toBe(read)
})

test.each(['3,85', '1,0000', '50万', '五十', '1.2.3', '', '12。5。'])(
  '%j is no number that can be told, and stays as it was typed',
  (typed) => {
    expect(foldTyped(typed, 'number')).toBe(typed)
  },
)

test.each([
  ['138 0013 8000', '13800138000'],
  ['138-0013-8000', '13800138000'],
  ['+86 138 0013 8000', '13800138000'],
  ['0086-13800138000', '13800138000'],
  ['\u202a+8613800138000\u202c', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['(0931) 888-8888', '09318888888'],
  ['（0931）8888888', '09318888888'],
  ['0931 – 8888888', '0931-8888888'],
  ['+86 931 8888888', '09318888888'],
  ['0931-8888888-801', '0931-8888888-801'],
  ['400-800-1234', '400-800-1234'],
  ['0931-1234567', '0931-1234567'],
])('the phone number %j reads %j', (typed, read) => {
  expect(foldTyped(typed, 'phone')).toBe(read)
})

test.each(['138 0013 8000 转 2', 'wx: shop', ''])('%j is no phone number, and stays', (typed) => {
  expect(foldTyped(typed, 'phone')).toBe(typed)
})

test.each([
  ['6222 0200 1234 5678 901', '6222020012345678901'],
  ['９１６２０１０２ＭＡＸＸ０１０２６Ｋ', '91620102MAXX01026K'],
  ['91620102-MAXX01026-K', '91620102MAXX01026K'],
  ['62010219800101001x', '62010219800101001x'],
])('the serial %j reads %j', (typed, read) => {
  expect(foldTyped(typed, 'serial')).toBe(read)
})

test('what is no serial stays as it was typed', () => {
  expect(foldTyped('见 营业执照', 'serial')).toBe('见 营业执照')
})
