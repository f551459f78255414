import { expect, test } from 'vitest'
import { problemsOf, toDraft } from './need-values.ts'

const values = {
  title: '采购冬储原料',
  demandType: 'debt',
  amount: '300',
  term: '12',
  rate: '4.35',
  guaranteeMode: 'mortgage',
  purpose: '旺季前采购原料',
  industryCode: 'C',
  areaCode: '620102',
  validTo: '2027-02-01',
  contactName: '示例联系人',
  contactPhone: '13900001234',
  slots: 3,
}

test('a whole form can be published, and its amount leaves as whole yuan', () => {
  expect(problemsOf(values)).toEqual({})
  expect(toDraft(values)).toMatchObject({ amountYuan: 3_000_000, termMonths: 12, wantRate: 4.35 })
})

test('a draft takes what is right as it stands and leaves the rest in the browser', () => {
  expect(toDraft({ title: '采', amount: '3x', term: '12', rate: 'abc', contactPhone: '139' })).toEqual({
    termMonths: 12,
  })
  expect(toDraft({})).toEqual({})
})

test('what keeps a need from being published is named at its field', () => {
  expect(problemsOf({ ...values, amount: '3x', rate: 'abc', title: '' })).toEqual({
    title: '请输入需求名称',
    amountYuan: '只能输入数字',
    wantRate: '请输入期望年利率不高于',
  })
})
