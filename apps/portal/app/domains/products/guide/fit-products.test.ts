import type { GuaranteeModeCode } from '@lqr/contract/reference/guarantee-modes.ts'
import type { ZoneCode } from '@lqr/contract/reference/zones.ts'
import { expect, test } from 'vitest'
import { coversArea, reasonsFor } from './fit-products.ts'

const offer = {
  areaCodes: [] as string[],
  amountMinYuan: 50_000,
  amountMaxYuan: 500_000,
  termMinMonths: 6,
  termMaxMonths: 36,
  guaranteeModes: ['credit', 'guarantor'] as GuaranteeModeCode[],
  zones: ['firstLoan'] as ZoneCode[],
}
const needs = { amountYuan: 300_000, termMonths: 12, areaCode: '620102', guaranteeMode: 'credit' } as const

test.each([
  [[], '620102', true],
  [['620102'], '620102', true],
  [['620100'], '620102', true],
  [['620103'], '620102', false],
  [['620102'], '620100', false],
  [['620100'], '621500', false],
  [['620000'], '621500', true],
])('a product of %j can be had in the whole of %s: %s', (areaCodes, area, covered) => {
  expect(coversArea({ areaCodes }, area)).toBe(covered)
})

test('every reason names the offer and the need, and all of them hold', () => {
  const reasons = reasonsFor(offer, needs, 'firstLoan')
  expect(reasons.map(({ text }) => text)).toEqual([
    '额度 5–50 万元，够您要的 30 万元',
    '期限 6–36 个月，包含您要的 12 个月',
    '担保方式包含“信用”',
    '全省都能办，包括城关区',
    '属于首贷服务产品',
  ])
  expect(reasons.every(({ holds }) => holds)).toBe(true)
})

test('what does not fit is said, not hidden', () => {
  const other: typeof offer = {
    ...offer,
    areaCodes: ['620100'],
    guaranteeModes: ['mortgage'],
    zones: ['inclusive'],
  }
  const reasons = reasonsFor(other, needs, 'firstLoan')
  expect(reasons.filter(({ holds }) => !holds).map(({ text }) => text)).toEqual([
    '注意：它要求抵押，与您选的不同',
    '注意：不是首贷服务产品，普通条件也可以申请',
  ])
  expect(reasons.map(({ text }) => text)).toContain('城关区可以办')
})

test('who has not decided on a guarantee is told what each product asks', () => {
  const [, , guarantee] = reasonsFor(offer, { ...needs, guaranteeMode: undefined }, 'firstLoan')
  expect(guarantee).toEqual({ text: '担保方式：信用、保证', holds: true })
})
