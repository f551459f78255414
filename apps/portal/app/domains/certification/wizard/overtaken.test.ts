import { expect, test } from 'vitest'
import { changedLabels, goOnFrom } from './overtaken.ts'
import { file, refusedRecord } from './refused-record.fixtures.ts'
import { valuesOf } from './schema.ts'

const before = { ...refusedRecord, certiFlg: 3 as const }
/** A colleague has corrected the address and handed in another letter meanwhile. */
const record = { ...before, address: '皋兰县石洞镇某某路 9 号', authLetter: file('5'), version: 3 }
const shown = { values: valuesOf(before), files: { license: file('1'), authLetter: file('2') } }

test('what was typed stays, also the id number, and what was left as it was follows the record', () => {
  const typed = { contactName: '另一位', legalPersonIdNo: '11010519491231002X', licenseFileId: '9' }
  const values = { ...shown.values, ...typed }
  const files = { ...shown.files, license: file('9') }
  expect(goOnFrom({ before, values, files }, record)).toEqual({
    values: { ...valuesOf(record), ...typed },
    files: { license: file('9'), authLetter: file('5') },
  })
})

test('where both changed the same, what was typed stays', () => {
  const values = { ...shown.values, address: '皋兰县石洞镇某某路 2 号' }
  expect(goOnFrom({ ...shown, before, values }, record).values.address).toBe('皋兰县石洞镇某某路 2 号')
})

test('what has changed is named as the form names it; another state alone names nothing', () => {
  expect(changedLabels(before, record)).toEqual(['授权书', '注册地址'])
  expect(changedLabels(refusedRecord, { ...before, version: 3 })).toEqual([])
})
