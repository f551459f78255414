import { expect, test } from 'vitest'
import { problemsOf, toDraft } from './project-values.ts'

const values = {
  name: '果蔬冻干生产线',
  intro: '新建一条果蔬冻干生产线。',
  industryCode: 'C',
  stage: 'A',
  areaCode: '620102',
  amount: '800',
  share: '12.5',
  foundDate: '2019-05-06',
  hasIncome: true,
  isProfitable: false,
  contactName: '示例联系人',
  contactPhone: '13900001234',
}

test('a whole form can be handed in, and its amount leaves as whole yuan', () => {
  expect(problemsOf(values)).toEqual({})
  expect(toDraft(values)).toMatchObject({ amountYuan: 8_000_000, sharePercent: 12.5, isProfitable: false })
})

test('a draft takes what is right and leaves in the browser what promises a return or is half typed', () => {
  const half = { ...values, name: '保本项目方案', amount: '3x', share: '120', contactPhone: '139' }
  const { name: _, contactPhone: __, amount: ___, share: ____, ...rest } = values
  expect(toDraft(half)).toEqual(rest)
})

test('what keeps a project from being handed in is named at its field', () => {
  expect(
    problemsOf({ ...values, name: '保本项目方案', amount: '3x', share: '120', hasIncome: undefined }),
  ).toEqual({
    name: '项目名称不能含有收益承诺（“保本”），请删去',
    amountYuan: '只能输入数字',
    sharePercent: expect.stringContaining('拟出让股权比例'),
    hasIncome: '请选择已有营业收入',
  })
})
