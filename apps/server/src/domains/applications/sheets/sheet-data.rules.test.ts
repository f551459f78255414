import { expect, test } from 'vitest'
import { readDraft, sheetData } from './sheet-data.ts'

const about = {
  code: '15-G0-7V',
  address: 'https://lqr.example.cn/lite/sheet?code=15-G0-7V',
  product: { name: '经营快贷', orgName: '示例银行', materials: ['营业执照'] },
  company: { corporateName: '甘肃示例食品有限公司', creditCode: '91620102MA9000000X' },
}
const rowsOf = (content: string | undefined) =>
  Object.fromEntries(sheetData(about, readDraft(content)).rows.map(({ label, value }) => [label, value]))

test('what is known stands on the sheet, the rest is left to be written', () => {
  const rows = rowsOf(
    JSON.stringify({ amount: '50', guaranteeMode: 'credit', contactName: '示例联系人', files: [] }),
  )
  expect(rows).toMatchObject({
    企业名称: '甘肃示例食品有限公司',
    申请金额: '50',
    担保方式: '信用',
    联系人: '示例联系人',
    申请期限: '',
    贷款用途: '',
  })
})

test('without a draft, or with one of another making, only what is certified stands there', () => {
  for (const content of [undefined, '', '[]', '{"amount":{"x":1}}', 'no json']) {
    expect(rowsOf(content)).toMatchObject({ 企业名称: '甘肃示例食品有限公司', 申请金额: '' })
  }
  expect(rowsOf(undefined).担保方式).toContain('☐ 信用')
})
