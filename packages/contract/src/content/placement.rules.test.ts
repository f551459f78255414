import { expect, test } from 'vitest'
import { inputOf } from '../kernel/field-input.ts'
import { placementPublication } from './placement-calls.ts'
import { placementProblems } from './placement.rules.ts'
import { type Place, places, shownPlaces } from './places.ts'

const problemsAt = (place: Place) =>
  placementProblems({
    title: '示例',
    place,
    summary: null,
    href: '/smartPolicy',
    pictureId: '77',
    pictureAlt: '示例图片',
    areaCodes: [],
    sort: 10,
    shownFrom: null,
    shownTo: null,
  })

test('the form offers the places that can be taken, and knows the names of all', () => {
  const { place } = placementPublication.form.shape
  expect(inputOf(place)).toMatchObject({ items: places, offered: shownPlaces })
  const taken = places.filter(({ code }) => Object.keys(problemsAt(code)).length === 0)
  expect(taken).toEqual(shownPlaces)
})
