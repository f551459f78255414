import { expect, test } from 'vitest'
import { awaitsCertification } from './awaits-certification.ts'
import type { ComparedResponse } from './response-entities.ts'

const offer = (isLapsed: boolean) => ({ isLapsed }) as ComparedResponse['offer']
const held = { offer: offer(false), equityOffer: null, can: { turnDown: true, choose: false } }

test('an indication in its days waits for the certification of the enterprise that may only turn it down', () => {
  expect(awaitsCertification(held)).toBe(true)
  expect(awaitsCertification({ ...held, can: { turnDown: true, choose: true } })).toBe(false)
})

test('nothing waits for it where there is no indication, its days are over, one was chosen or somebody else looks', () => {
  expect(awaitsCertification({ ...held, offer: null })).toBe(false)
  expect(awaitsCertification({ ...held, offer: offer(true) })).toBe(false)
  expect(awaitsCertification({ ...held, can: { turnDown: false, choose: false } })).toBe(false)
})
