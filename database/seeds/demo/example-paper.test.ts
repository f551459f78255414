import { expect, it } from 'vitest'
import { allowedType } from '../../../apps/server/src/files/file-type-check.ts'
import { licenceOf } from './example-licence.ts'
import { typesetPaper } from './example-paper.ts'

it('is a PDF that an upload would take, in letters that it brings along', async () => {
  const bytes = await typesetPaper(
    licenceOf({
      corporateName: '甘肃示例陇原食品有限公司',
      creditCode: '91620102MA00000019',
      foundDate: '2019-03-18',
    }),
  )
  expect(await allowedType(bytes, '营业执照（示例）.pdf')).toBe('application/pdf')
  const text = bytes.toString('utf8')
  expect(text).toContain('营业执照')
  expect(text).toMatch(/\/FontFile\d/)
})

it('takes names as they are, whatever signs stand in them', async () => {
  const name = '甘肃 #set page(width: 1pt) [示例] $x$ 有限公司'
  const paper = {
    title: '对账单',
    issuer: name,
    table: { columns: ['月份', '收入'], rows: [[name, '1 元']] },
  }
  expect((await typesetPaper(paper)).subarray(0, 5).toString()).toBe('%PDF-')
})
