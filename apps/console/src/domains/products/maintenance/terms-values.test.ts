import { expect, test } from 'vitest'
import {
  draftProblems,
  formPath,
  submitProblems,
  type TermsValues,
  toTerms,
  toValues,
  typedTerms,
} from './terms-values.ts'

const values: TermsValues = {
  name: ' 示例经营贷 ',
  category: 'workingCapital',
  highlights: '随借随还',
  amountMin: '10',
  amountMax: '300.5',
  rateMin: '3.45',
  rateMax: '4.35',
  termMin: '6',
  termMax: '36',
  guaranteeModes: ['credit'],
  repaymentModes: ['interestFirst'],
  fees: [{ name: '评估费', payer: 'enterprise', kind: 'amount', value: '550', how: '一次性收取' }],
  areaMode: 'province',
  areaCodes: [],
  targetGroups: ['smallMicro'],
  zones: [],
  requirements: '依法登记，诚信经营。',
  materials: '营业执照\n\n 财务报表 ',
  onlineApply: true,
}

test('amounts become whole yuan, lines become materials, and back again', () => {
  const terms = toTerms(values)
  expect(terms).toMatchObject({
    name: '示例经营贷',
    amountMaxYuan: 3_005_000,
    areaCodes: [],
    materials: ['营业执照', '财务报表'],
    fees: [{ name: '评估费', percentPerYear: null, amountYuan: 550 }],
  })
  expect(submitProblems(values, null)).toEqual({})
  expect(toTerms(toValues(terms as Parameters<typeof toValues>[0], null))).toEqual(terms)
})

test('a draft may leave out anything but the name', () => {
  expect(draftProblems({ name: '新产品' })).toEqual({})
  expect(toTerms({ name: '新产品', areaMode: 'areas' })).not.toHaveProperty('areaCodes')
  expect(draftProblems({ name: '' })).toEqual({ name: '请输入产品名称' })
})

test('what cannot be read is named at its field', () => {
  expect(draftProblems({ name: '新产品', amountMin: 'abc', rateMax: '4.567', termMax: '1.5' })).toMatchObject(
    {
      amountMinYuan: expect.any(String),
      rateMax: '只能输入数字，最多两位小数',
      termMaxMonths: '最长期限须为整数',
    },
  )
})

test('an amount of nothing is asked for, and the numbers of fees are read by the rule of their kind', () => {
  const fee = { name: '评估费', payer: 'enterprise' as const, how: '一次性收取' }
  const fees = [
    { ...fee, kind: 'percent' as const, value: '0.125' },
    { ...fee, name: '登记费', kind: 'amount' as const, value: '五百' },
    { ...fee, name: '服务费', kind: 'percent' as const, value: '0' },
  ]
  expect(draftProblems({ ...values, amountMin: '0.00', fees })).toEqual({
    amountMinYuan: '请输入最低额度',
    'fees.0.percentPerYear': '只能输入数字，最多两位小数',
    'fees.1.percentPerYear': '只能输入数字',
    'fees.2.percentPerYear': '年费率应在0.01到100之间，最多两位小数',
  })
})

test('a branch chooses its areas', () => {
  expect(submitProblems({ ...values, areaMode: 'areas' }, ['620500'])).toMatchObject({
    areaCodes: '请选择服务地区',
  })
  expect(toValues({ name: '分行产品' }, ['620500']).areaMode).toBe('areas')
  expect(toValues({ areaCodes: [] }, null).areaMode).toBe('province')
})

test('sentences of the contract find their place in the form', () => {
  expect(formPath('terms.amountMinYuan')).toEqual(['amountMin'])
  expect(formPath('terms.fees.1.percentPerYear')).toEqual(['fees', 1, 'value'])
  expect(formPath('areaCodes.0')).toEqual(['areaCodes'])
})

test('a draft knows the version it was typed upon; one from before drafts did is read without', () => {
  const kept = { values: { name: '示例经营贷', category: null }, version: 3 }
  expect(typedTerms(kept)).toBe(kept)
  expect(typedTerms(values)).toEqual({ values })
})
