import { expect, test } from 'vitest'
import { readAnswers, textsOf } from './read-answers.ts'

const read = (query: string) => readAnswers(new URLSearchParams(query))

test('an address is understood by the fields of the contract: 万元 as yuan, years as months, zero as zero', () => {
  const { answers, kept, wrong } = read('area=620102&revenue=1500&years=3&patents=0&rd=2.4&tax=A')
  expect(answers).toEqual({
    areaCode: '620102',
    revenueYuan: 15_000_000,
    ageMonths: 36,
    patents: 0,
    rdPercent: 2.4,
    taxRating: 'A',
  })
  expect(kept).toMatchObject({ revenue: '1500', years: '3' })
  expect(wrong).toEqual([])
})

test('what makes no sense is named and left out, and nothing typed is no answer', () => {
  const { answers, wrong } = read('scale=giant&patents=-1&rd=abc&employees=&debt=50')
  expect(answers).toEqual({ debtPercent: 50 })
  expect(wrong).toEqual(['企业规模', '研发费用占营业收入比例', 'Ⅰ类知识产权'])
})

test('to hold no title is an answer, to tick nothing is none', () => {
  expect(read('noTitle=1').answers).toEqual({ titles: [] })
  expect(read('').answers).toEqual({})
  expect(read('highTech=1&noTitle=1').answers).toEqual({ titles: ['highTech'] })
})

test('what is stored comes back as it was typed', () => {
  const { answers } = read('rd=3&rdCost=120&patents=2&tax=B&techSme=1&safe=yes')
  const untold = { techStaffPercent: null, mainBusinessPercent: null, growthPercent: null, debtPercent: null }
  const stored = {
    ...untold,
    nicheYears: null,
    titles: answers.titles ?? null,
    taxRating: answers.taxRating ?? null,
    rdPercent: answers.rdPercent ?? null,
    rdYuan: answers.rdYuan ?? null,
    patents: answers.patents ?? null,
    noAccident: answers.noAccident ?? null,
  }
  expect(readAnswers(new URLSearchParams(textsOf(stored))).answers).toEqual(answers)
})
