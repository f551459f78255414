import { expect, test } from 'vitest'
import { APPLICANT_KINDS, applicantKindWarning } from './applicant-kinds.ts'

test('a credit code that begins as its kind does is not warned about', () => {
  for (const { code, creditPrefixes } of APPLICANT_KINDS) {
    for (const prefix of creditPrefixes)
      expect(applicantKindWarning(code, `${prefix}620102MA`)).toBeUndefined()
  }
})

test('another beginning is warned about with the one that is usual', () => {
  expect(applicantKindWarning('COOPERATIVE', '91620102MAXX01026K')).toContain('农民专业合作社')
  expect(applicantKindWarning('COOPERATIVE', '91620102MAXX01026K')).toContain('93')
})

test('nothing is said before two digits stand there', () => {
  expect(applicantKindWarning('SELF_EMPLOYED', ' 9')).toBeUndefined()
})
