import { expect, test } from 'vitest'
import { placeIn } from './case-walk.ts'

const walk = { list: '/workbench/tasks?mine=true', rows: ['/a/1', '/b/2', '/a/3'] }

test('each row knows the one before and after, the ends only one', () => {
  expect(placeIn(walk, '/b/2')).toEqual({
    list: '/workbench/tasks?mine=true',
    place: 2,
    of: 3,
    previous: '/a/1',
    next: '/a/3',
  })
  expect(placeIn(walk, '/a/1')).toMatchObject({ place: 1, previous: undefined, next: '/b/2' })
  expect(placeIn(walk, '/a/3')).toMatchObject({ place: 3, previous: '/b/2', next: undefined })
})

test('a case that was opened otherwise has no place', () => {
  expect(placeIn(walk, '/a/9')).toBeUndefined()
  expect(placeIn(undefined, '/a/1')).toBeUndefined()
})
