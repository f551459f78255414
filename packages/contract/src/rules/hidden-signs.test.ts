import { expect, it } from 'vitest'
import { checkHiddenSigns, withoutHiddenSigns } from './hidden-signs.ts'

const NAME = 60
const REMARK = 500

it.each([
  ['a control', '甘\u0007肃'],
  ['an escape', '\u001b[31m甘肃'],
  ['a control of C1', '甘\u0085肃'],
  ['a direction of writing', '甘肃\u202egnp.exe'],
  ['an isolated direction', '\u2066甘肃\u2069'],
  ['a mark of direction', '甘\u200f肃'],
  ['a space of no width', '甘\u200b肃'],
  ['a joiner between hanzi', '甘\u200d肃'],
  ['a soft hyphen', 'Gan\u00adsu'],
  ['a mark of byte order', '甘\ufeff肃'],
  ['a separator of lines', '甘\u2028肃'],
])('%s is refused in a name and in a remark', (_, text) => {
  expect(checkHiddenSigns(text, '名称', NAME)).toBe('名称含有换行或看不见的符号，请删除后重新输入')
  expect(checkHiddenSigns(text, '备注', REMARK)).toBe('备注含有看不见的符号，请删除后重新输入')
})

it.each(['甘\n肃', '甘\r\n肃', '甘\t肃'])(
  'a line break belongs to a remark and not to a name: %j',
  (text) => {
    expect(checkHiddenSigns(text, '名称', NAME)).toBeDefined()
    expect(checkHiddenSigns(text, '备注', REMARK)).toBeUndefined()
  },
)

it.each([
  '甘肃某某农业科技有限公司（示例）',
  '𠮷野家 · Ñandú №1',
  'می\u200cخواهم',
  'ᠮᠣᠩᠭᠣᠯ',
  '👨\u200d👩\u200d👧 ✌🏽\u200d✌️\u200d❤️',
])('every script stays as it is: %s', (text) => {
  expect(checkHiddenSigns(text, '名称', NAME)).toBeUndefined()
  expect(withoutHiddenSigns(text)).toBe(text)
})

it('the rest of a text stays when hidden signs are taken out', () => {
  expect(withoutHiddenSigns('合\u202e同\u0000.pdf')).toBe('合同.pdf')
})
