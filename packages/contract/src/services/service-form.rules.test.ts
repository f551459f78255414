import { expect, test } from 'vitest'
import { offersLoanAgency } from './service-form.rules.ts'

test.each(['企业助贷', '贷 款 中 介', '代办-贷款', '包下款'])('%s is loan agency', (text) => {
  expect(offersLoanAgency(text)).toBe(true)
})

test.each(['贷款担保', '抵押物评估', '融资合同审查', '帮助企业整理财务资料'])('%s is not', (text) => {
  expect(offersLoanAgency(text)).toBe(false)
})
