import { expect, test } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import { renderPdf } from './render-pdf.ts'

const template = '#set text(font: "Noto Sans SC")\n#let d = json(bytes(sys.inputs.data))\n= #d.title\n#d.text'

test('a document is typeset with its Chinese fonts embedded', async () => {
  const pdf = await renderPdf({ template, data: { title: '信用报告', text: '正文' } })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1)
  expect(pdf.includes('NotoSansSC')).toBe(true)
  expect(pdf.includes('FontFile')).toBe(true)
})

test('what is data is never markup, and many are made at once', async () => {
  const data = { title: '#panic("x")', text: '] #read("/etc/passwd") $ * _' }
  const many = await Promise.all([1, 2, 3, 4].map(() => renderPdf({ template, data })))
  for (const pdf of many) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a template that is wrong says so, and the next one is made', async () => {
  await expect(renderPdf({ template: '#nothing-of-the-kind()', data: {} })).rejects.toThrow(
    'does not compile',
  )
  expect((await renderPdf({ template: 'x', data: {} })).length).toBeGreaterThan(0)
})
