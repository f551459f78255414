import { ZONES } from '@lqr/contract/reference/zones.ts'
import { expect, test } from 'vitest'
import { MAP } from '../zone-map.ts'
import { zoneText } from './find-text.ts'

const texts = ZONES.flatMap(({ code }) => zoneText(code) ?? [])

test('every zone is told: what it is, for whom, how and with what', () => {
  expect(texts).toHaveLength(ZONES.length)
  for (const { who, steps, materials, questions, policies } of texts) {
    expect([who, steps, materials, questions, policies].map((part) => part.length > 0)).not.toContain(false)
  }
})

test('descriptions are each their own and fit a search result', () => {
  expect(new Set(texts.map(({ description }) => description)).size).toBe(ZONES.length)
  for (const { description } of texts) expect(description.length).toBeLessThanOrEqual(120)
})

test('the map shows every zone once', () => {
  const shown = MAP.flatMap(({ zones }) => [...zones])
  expect(shown.toSorted()).toEqual(ZONES.map(({ code }) => code).toSorted())
})
