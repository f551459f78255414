import { expect, test } from 'vitest'
import * as z from 'zod'
import { dutyFileText } from './duty-file.rules.ts'

const row = {
  areaCode: '620000',
  certifiedEnterprises: 9,
  applications: 3,
  appliedAmountYuan: 1_500_000,
  credits: 2,
  creditedAmountYuan: 900_000,
  drawdowns: 1,
  disbursedAmountYuan: 400_000,
  creditOnlyAmountYuan: 0,
  firstLoans: 1,
}
const fields = [
  { indicator: 'applications', name: 'apply_cnt' },
  { indicator: 'disbursedAmountYuan', name: 'loan_amt' },
] as const

test('a file holds the figures that have a name there, under that name, and nothing else', () => {
  expect(JSON.parse(dutyFileText('2026-11-23', [row], fields))).toEqual({
    day: '2026-11-23',
    rows: [{ areaCode: '620000', values: { apply_cnt: 3, loan_amt: 400_000 } }],
  })
})

test.each([
  ['an area twice', [row, row]],
  ['parts of a yuan', [{ ...row, disbursedAmountYuan: 0.5 }]],
  ['a negative figure', [{ ...row, applications: -1 }]],
  ['an area outside', [{ ...row, areaCode: '110000' }]],
  ['areas that exceed the province', [row, { ...row, areaCode: '620100', applications: 4 }]],
  ['nothing', []],
])('%s makes no file', (_, rows) => {
  expect(() => dutyFileText('2026-11-23', rows, fields)).toThrow(z.ZodError)
})
