import { expect, test } from 'vitest'
import { searchUnder } from './search-under.ts'

const LANZHOU = '620100'
const CHENGGUAN = '620102'
const TIANSHUI = '620500'

test('what a list is narrowed to goes along to another site, the page it stood at does not', () => {
  expect(searchUnder(TIANSHUI, '?keyword=%E7%A7%91%E6%8A%80&zone=technology&page=3')).toBe(
    '?keyword=%E7%A7%91%E6%8A%80&zone=technology',
  )
  expect(searchUnder(TIANSHUI, '?page=3')).toBe('')
  expect(searchUnder(TIANSHUI, '?id=7')).toBe('?id=7')
  expect(searchUnder(TIANSHUI, '')).toBe('')
})

test('an area goes along where it lies: elsewhere nothing would be found', () => {
  const chosen = `?areaCode=${CHENGGUAN}&guaranteeMode=credit`
  expect(searchUnder(LANZHOU, chosen)).toBe(chosen)
  expect(searchUnder(CHENGGUAN, chosen)).toBe(chosen)
  expect(searchUnder(TIANSHUI, chosen)).toBe('?guaranteeMode=credit')
})
