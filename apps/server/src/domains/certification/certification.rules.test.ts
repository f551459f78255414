import { describe, expect, it } from 'vitest'
import { foundDateProblem, needsIdNumber, submissionMove, type VouchedFields } from './certification.rules.ts'

const before: VouchedFields = {
  corporateName: '兰州某某商贸有限公司',
  creditCode: '91620102MA00000019',
  legalPersonName: '示例法人',
  legalPersonIdNoIndex: Buffer.from('a'),
  licenseFileId: '1',
}

describe('the move of a submission', () => {
  it.each([1, 4] as const)('state %i goes to review, whatever changed', (from) => {
    expect(submissionMove(from, before, before)).toEqual({ action: 'submit', to: 2 })
  })

  it('an enterprise under review cannot submit again', () => {
    expect(submissionMove(2, before, { ...before, corporateName: '另一名称' })).toBeUndefined()
  })

  it('a certified enterprise without a change of what was vouched for corrects, and stays certified', () => {
    const correction = { action: 'correct', to: 3 }
    expect(submissionMove(3, before, { ...before, legalPersonIdNoIndex: Buffer.from('a') })).toEqual(
      correction,
    )
    expect(submissionMove(3, before, { ...before, legalPersonIdNoIndex: undefined })).toEqual(correction)
    expect(submissionMove(3, { ...before, licenseFileId: null }, before)).toEqual(correction)
  })

  it.each([
    ['name', { corporateName: '兰州新名称商贸有限公司' }],
    ['credit code', { creditCode: '91620102MA00000027' }],
    ['legal person', { legalPersonName: '示例法人乙' }],
    ['licence', { licenseFileId: '2' }],
    ["legal person's id number", { legalPersonIdNoIndex: Buffer.from('b') }],
  ])('a certified enterprise goes back to review when its %s changes', (_what, change) => {
    expect(submissionMove(3, before, { ...before, ...change })).toEqual({ action: 'change', to: 2 })
  })

  it('a certified enterprise whose id number is not known goes back to review', () => {
    expect(submissionMove(3, { ...before, legalPersonIdNoIndex: null }, before)?.to).toBe(2)
  })
})

describe('the id number', () => {
  const other = { ...before, legalPersonName: '示例法人乙' }
  const renamed = { ...before, corporateName: '兰州新名称商贸有限公司' }
  it.each([
    ['with every first submission', 'submit', before, before, true],
    ['with another legal representative', 'change', before, other, true],
    ['with a change where none is known', 'change', { ...before, legalPersonIdNoIndex: null }, renamed, true],
    ['not with a change that keeps the legal representative', 'change', before, renamed, false],
    ['not with a correction', 'correct', { ...before, legalPersonIdNoIndex: null }, before, false],
  ] as const)('is asked for %s', (_when, action, from, to, is) => {
    expect(needsIdNumber(action, from, to)).toBe(is)
  })
})

describe('the founding date', () => {
  it('may be today and not tomorrow', () => {
    expect(foundDateProblem('2026-11-20', '2026-11-20')).toBeUndefined()
    expect(foundDateProblem('2026-11-21', '2026-11-20')).toBe('成立日期不能晚于今天')
  })
})
