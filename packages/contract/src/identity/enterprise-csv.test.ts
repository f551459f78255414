import { describe, expect, it } from 'vitest'
import { readCsv } from '../kernel/csv/csv-list.ts'
import { enterpriseCsv } from './enterprise-csv.ts'

const HEADER = '用户名,手机号,企业名称'

const read = (csv: string) => {
  const reading = readCsv(enterpriseCsv, csv)
  return reading.fault === undefined ? reading.rows : []
}

describe('a list of enterprises', () => {
  it('is read row by row, numbered as a spreadsheet does, without blank lines', () => {
    const rows = read(`${HEADER}\ngaolan_food,13900000101,皋兰示例食品有限公司\n,,\nabc,1,\n`)
    expect(rows).toEqual([
      {
        row: 2,
        username: 'gaolan_food',
        phone: '13900000101',
        corporateName: '皋兰示例食品有限公司',
        wanted: { username: 'gaolan_food', phone: '13900000101', corporateName: '皋兰示例食品有限公司' },
        problems: [],
      },
      {
        row: 4,
        username: 'abc',
        phone: '1',
        corporateName: '',
        wanted: undefined,
        problems: ['用户名应为4到32位字母、数字或下划线，以字母开头', '请输入正确的手机号', '请输入企业名称'],
      },
    ])
  })

  it('refuses a name or number from the second time on, and columns nobody asked for', () => {
    const rows = read(
      `${HEADER}\nfirst_one,13900000101,甲示例公司\nFIRST_one,13900000102,乙示例公司\nthird_one,13900000101,丙示例公司,x`,
    )
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      ['用户名与前面的行重复'],
      ['列数过多', '手机号与前面的行重复'],
    ])
  })

  it('takes no name or number from a right line for a wrong one above it', () => {
    const rows = read(
      `${HEADER}\nfirst_one,139,甲示例公司\nfirst_one,13900000101,甲示例公司\nother_one,13900000101,乙示例公司\nother_one,13900000102,乙示例公司`,
    )
    expect(rows.map(({ problems }) => problems)).toEqual([
      ['请输入正确的手机号'],
      [],
      ['手机号与前面的行重复'],
      [],
    ])
  })

  it('is none under another header', () => {
    const reading = readCsv(enterpriseCsv, '手机号,用户名,企业名称\nx,y,z')
    expect(reading).toMatchObject({ fault: 'wrongHeader' })
  })
})
