import { expect, test } from 'vitest'
import { TOLD } from './questions.ts'
import { readAnswers, shownProfile, tellsOfItself, textsOf } from './read-answers.ts'

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

test.each([
  ['2.3', 27],
  ['2.5', 30],
  ['0.5', 6],
])('%s years are %i whole months, as the age of a registered enterprise is counted', (years, ageMonths) => {
  expect(read(`years=${years}`)).toMatchObject({ answers: { ageMonths }, kept: { years }, wrong: [] })
})

test('a number is read as people type it, as a browser without scripts sends it', () => {
  const { answers, kept, wrong } = read('revenue=1,500&employees=%EF%BC%91%EF%BC%92&growth=%E2%88%922.5')
  expect(answers).toEqual({ revenueYuan: 15_000_000, employees: 12, growthPercent: -2.5 })
  expect(kept).toEqual({ revenue: '1500', employees: '12', growth: '-2.5' })
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

/** The address that the form of an enterprise is sent to: every field, most of them empty. */
const sent = (texts: Readonly<Record<string, string>>) =>
  new URLSearchParams({ ...Object.fromEntries(TOLD.map(({ key }) => [key, ''])), ...texts })

const stored = {
  titles: ['highTech' as const],
  taxRating: 'B' as const,
  rdPercent: 3,
  rdYuan: 1_200_000,
  techStaffPercent: null,
  mainBusinessPercent: null,
  growthPercent: null,
  debtPercent: 40,
  nicheYears: 4,
  patents: 2,
  noAccident: 'yes' as const,
}

test('an address that answers one question keeps everything else that is stored', () => {
  expect(shownProfile(stored, read('patents=5&kind=title'))).toEqual({ ...stored, patents: 5 })
  expect(shownProfile(stored, read('techSme=1'))).toEqual({ ...stored, titles: ['techSme'] })
})

test('a field that was sent empty is no longer told, nor are titles that are no longer ticked', () => {
  const reading = readAnswers(sent({ ...textsOf({ ...stored, titles: null }), patents: '', debt: ' ' }))
  expect(shownProfile(stored, reading)).toEqual({ ...stored, titles: null, patents: null, debtPercent: null })
  expect(tellsOfItself(reading)).toBe(true)
})

test('what was sent empty does not count, on the page that is sent and on those its links lead to', () => {
  const first = readAnswers(sent({ tax: 'A' }))
  expect(first.answers).toMatchObject({ taxRating: 'A', patents: null, titles: null })
  const next = readAnswers(new URLSearchParams(first.kept))
  expect(next).toEqual(first)
  expect(readAnswers(new URLSearchParams({ ...first.kept, patents: '5' })).answers).toMatchObject({
    patents: 5,
  })
  expect(read('patents=5').answers).toEqual({ patents: 5 })
})

test('an unchanged form shows what is stored, and one of a visitor clears nothing', () => {
  expect(shownProfile(stored, readAnswers(sent(textsOf(stored))))).toEqual(stored)
  const visitor = sent({ revenue: '1500', patents: '5' })
  expect(shownProfile(stored, readAnswers(visitor))).toEqual({ ...stored, patents: 5 })
})

test('an address that says nothing of what an enterprise tells of itself has nothing to keep', () => {
  expect(tellsOfItself(read('kind=title&revenue=1500'))).toBe(false)
  expect(tellsOfItself(read('patents=0'))).toBe(true)
  expect(tellsOfItself(read('noTitle=1'))).toBe(true)
})
