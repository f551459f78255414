import { expect, test } from 'vitest'
import { stockApplicationCase } from '../../equity/listing-case.ts'
import { interestCase } from '../../equity/interest-case.ts'
import { needsCertification } from './needs-certification.ts'

test('a case is held where its enterprise may not make a move that its state allows', () => {
  const asked = { status: 'ASKED', can: { consent: false, decline: true } }
  expect(needsCertification(interestCase, asked)).toBe(true)
  expect(needsCertification(interestCase, { ...asked, can: { consent: true, decline: true } })).toBe(false)
  expect(needsCertification(stockApplicationCase, { status: 'SUPPLEMENT', can: { supply: false } })).toBe(
    true,
  )
})

test('a move of another state, with a condition of its own or of another side holds nothing', () => {
  const can = { consent: false, offerTalk: true, acceptTalk: false, proposeTalk: false }
  expect(needsCertification(interestCase, { status: 'CONSENTED', can })).toBe(false)
  expect(needsCertification(interestCase, { status: 'INVESTED', can })).toBe(false)
  expect(needsCertification(stockApplicationCase, { status: 'REVIEWING', can: { supply: false } })).toBe(
    false,
  )
})
