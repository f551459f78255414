import { expect, test } from 'vitest'
import { defineCall } from '../packages/contract/src/kernel/define-call.ts'
import { component } from '../packages/contract/src/kernel/component.ts'
import { amountYuan, oneOf, text } from '../packages/contract/src/kernel/field.ts'
import { dataCatalogue } from './data-catalogue.ts'

const loan = component('Loan', '贷款', 'internal', {
  amountYuan: amountYuan('金额'),
  borrower: text('借款人', { max: 50 }, { sensitivity: 'personal' }),
})
const base = { summary: '测试', path: '/test', access: 'portal', effect: 'read', output: loan } as const
const list = defineCall({
  ...base,
  name: 'loans.list',
  method: 'POST',
  body: component('LoanFilter', '筛选', 'internal', {
    kind: oneOf('种类, 用途', [{ code: 'a', name: '甲' }])
      .nullable()
      .optional(),
  }),
})
const get = defineCall({ ...base, name: 'loans.get', method: 'GET' })

test('every field stands once with its class, unit, codes and calls', () => {
  expect(dataCatalogue([list, get]).split('\n')).toEqual([
    '对象,字段,名称,数据分类,单位,代码,方向,接口',
    'Loan,amountYuan,金额,内部,元,,返回,loans.get loans.list',
    'Loan,borrower,借款人,个人信息,,,返回,loans.get loans.list',
    'LoanFilter,kind,"种类, 用途",内部,,a 甲,提交,loans.list',
    '',
  ])
})
