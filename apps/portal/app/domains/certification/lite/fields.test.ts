import { expect, test } from 'vitest'
import { isOptional } from '../../../shell/plain/plain-field.ts'
import { certificationFields } from './fields.ts'

const mayStayEmpty = (isCertified: boolean) =>
  certificationFields('单独同意书', isCertified).flatMap((field) => (isOptional(field) ? [field.name] : []))

test('the id number and the consent to it may stay empty of a certified enterprise alone', () => {
  expect(mayStayEmpty(false)).toEqual(['authLetter'])
  expect(mayStayEmpty(true)).toEqual(['authLetter', 'values/legalPersonIdNo', 'legalPersonConsent'])
})
