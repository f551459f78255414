import { expect, test } from 'vitest'
import { checkCompanyCode, companyCodeParts } from './listing-company-code.ts'

test.each(['GS000001F', 'GS000001', 'GS999999T'])('%s is a company code', (code) => {
  expect(checkCompanyCode(code, '企业代码')).toBeUndefined()
})

test.each(['', 'GS00001F', 'BJ000001F', 'GS000001X', 'gs000001F', 'GS0000012'])('%s is none', (code) => {
  expect(checkCompanyCode(code, '企业代码')).toEqual(expect.any(String))
})

test('the layer is the last letter, where there is one', () => {
  expect(companyCodeParts('GS000001P')).toEqual({ base: 'GS000001', board: 'P' })
  expect(companyCodeParts('GS000001')).toEqual({ base: 'GS000001', board: null })
})
