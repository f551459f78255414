import { describe, expect, it } from 'vitest'
import { foundDateProblem, submissionMove, type VouchedFields } from './certification.rules.ts'

const before: VouchedFields = {
  corporateName: '兰州某某商贸有限公司',
  creditCode: '91620102MA00000019',
  legalPersonName: '示例法人',
  legalPersonIdNoIndex: Buffer.from('a'),
}

describe('the move of a submission', () => {
  it.each([1, 4] as const)('state %i goes to review, whatever changed', (from) => {
    expect(submissionMove(from, before, before)).toEqual({ action: 'submit', to: 2 })
  })

  it('an enterprise under review cannot submit again', () => {
    expect(submissionMove(2, before, { ...before, corporateName: '另一名称' })).toBeUndefined()
  })

  it('a certified enterprise without a change of what was vouched for stays certified', () => {
    expect(submissionMove(3, before, { ...before, legalPersonIdNoIndex: Buffer.from('a') })).toBeUndefined()
  })

  it.each([
    ['name', { corporateName: '兰州新名称商贸有限公司' }],
    ['credit code', { creditCode: '91620102MA00000027' }],
    ['legal person', { legalPersonName: '示例法人乙' }],
    ["legal person's id number", { legalPersonIdNoIndex: Buffer.from('b') }],
  ])('a certified enterprise goes back to review when its %s changes', (_what, change) => {
    expect(submissionMove(3, before, { ...before, ...change })).toEqual({ action: 'change', to: 2 })
  })

  it('a certified enterprise whose id number is not known goes back to review', () => {
    expect(submissionMove(3, { ...before, legalPersonIdNoIndex: null }, before)?.to).toBe(2)
  })
})

describe('the founding date', () => {
  it('may be today and not tomorrow', () => {
    expect(foundDateProblem('2026-11-20', '2026-11-20')).toBeUndefined()
    expect(foundDateProblem('2026-11-21', '2026-11-20')).toBe('成立日期不能晚于今天')
  })
})
