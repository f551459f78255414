import { describe, expect, test } from 'vitest'
import { type CompanyFacts, generalReasons, ownReasons } from './recommend.rules.ts'

const TODAY = '2026-11-20'
const company: CompanyFacts = {
  corporateName: '甘肃示例食品有限公司',
  applicantKind: 'ENTERPRISE',
  scale: 'small',
  foundDate: '2020-05-01',
  titles: [],
  listedBoard: null,
}
const boards = (over: Partial<CompanyFacts>) =>
  ownReasons({ ...company, ...over }, TODAY).map(({ board }) => board)

describe('the layer that fits stands first', () => {
  test.each([
    ['a title', { titles: ['专精特新中小企业名单'] }, ['P', 'F']],
    ['grown by scale and age', { scale: 'medium' as const }, ['P', 'F']],
    ['a medium enterprise that is young', { scale: 'medium' as const, foundDate: '2026-01-10' }, ['F']],
    ['a small one that has settled', {}, ['G', 'F']],
    ['exactly two years old', { foundDate: '2024-11-20' }, ['G', 'F']],
    ['a day short of two years', { foundDate: '2024-11-21' }, ['F']],
    ['not founded yet', { foundDate: '2026-11-25' }, ['F']],
    ['a date nobody entered', { foundDate: null }, ['F']],
    ['limited by shares', { corporateName: '甘肃示例食品股份有限公司' }, ['G', 'F', 'T']],
    ['listed in the first layer', { listedBoard: 'F' as const }, ['G']],
    ['listed in the layer that fits', { listedBoard: 'G' as const }, []],
    ['no company', { applicantKind: 'SELF_EMPLOYED' }, []],
  ])('%s', (_, over, expected) => {
    expect(boards(over)).toEqual(expected)
  })
})

test('each reason names the fact it rests on', () => {
  const reasonOf = (over: Partial<CompanyFacts>) => ownReasons({ ...company, ...over }, TODAY)[0]?.reason
  expect(reasonOf({ titles: ['专精特新中小企业名单'] })).toBe('贵企业列入《专精特新中小企业名单》')
  expect(reasonOf({ scale: 'large' })).toBe('贵企业为大型企业，已设立 6 年')
  expect(reasonOf({})).toContain('已设立 6 年')
  expect(reasonOf({ foundDate: '2026-08-25' })).toContain('设立 2 个月')
  expect(reasonOf({ foundDate: '2026-11-25' })).toContain('设立 0 个月')
})

test('strangers read a general reason for each layer', () => {
  expect(generalReasons().map(({ board }) => board)).toEqual(['F', 'G', 'P'])
  for (const { reason } of generalReasons()) expect(reason).not.toContain('贵企业')
})
