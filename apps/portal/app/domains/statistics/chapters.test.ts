import { expect, test } from 'vitest'
import { chapterOf } from './chapters.ts'

const of = (search: string) => chapterOf(new URLSearchParams(search))

test('the address says which chapter is open; one that is unknown or not named is the first', () => {
  expect(of('chapter=promises')).toBe('promises')
  expect(of('chapter=nothing')).toBe('course')
  expect(of('')).toBe('course')
})

test('an address that asks for a split alone opens that chapter', () => {
  expect(of('indicator=applications&by=area')).toBe('split')
  expect(of('chapter=open&indicator=applications')).toBe('open')
})
