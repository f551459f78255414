import { expect, test } from 'vitest'
import { isOptional } from '../../../shell/plain/plain-field.ts'
import { liteCertificationCopy } from './copy.ts'
import { certificationFields } from './fields.ts'

const CERTIFIED = { certiFlg: 3, legalPersonIdNoMasked: '110***********002X' } as const
const WITHOUT_NUMBER = { certiFlg: 3, legalPersonIdNoMasked: null } as const

type Standing = Parameters<typeof certificationFields>[1]

const mayStayEmpty = (standing?: Standing) =>
  certificationFields('单独同意书', standing).flatMap((field) => (isOptional(field) ? [field.name] : []))

const helpOfNumber = (standing?: Standing) =>
  certificationFields('单独同意书', standing).find(({ name }) => name === 'values/legalPersonIdNo')?.help

test('the id number and the consent to it may stay empty of a certified enterprise alone', () => {
  expect(mayStayEmpty()).toEqual(['authLetter'])
  expect(mayStayEmpty({ ...CERTIFIED, certiFlg: 4 })).toEqual(['authLetter'])
  for (const standing of [CERTIFIED, WITHOUT_NUMBER])
    expect(mayStayEmpty(standing)).toEqual(['authLetter', 'values/legalPersonIdNo', 'legalPersonConsent'])
})

test('that a number is kept is said where one is', () => {
  expect(helpOfNumber(CERTIFIED)).toBe(liteCertificationCopy.idNumberKept)
  expect(helpOfNumber(WITHOUT_NUMBER)).toBeUndefined()
  expect(helpOfNumber()).toBeUndefined()
})
