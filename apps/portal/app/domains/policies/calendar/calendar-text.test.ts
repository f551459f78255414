import { expect, test } from 'vitest'
import { calendarText } from './calendar-text.ts'

const NOW = new Date('2026-11-20T07:00:00Z')
const WINDOW = {
  id: '7',
  name: '研发补助（示例）',
  docTitle: '支持企业科技创新若干措施（示例）',
  office: '示例科技主管部门',
  declareFrom: '2026-11-01',
  declareTo: '2026-11-30',
}

test('an item stands from its first to its last day for declaring, with its document', () => {
  const text = calendarText([WINDOW], NOW).replaceAll('\r\n ', '')
  expect(text).toContain('DTSTART;VALUE=DATE:20261101\r\nDTEND;VALUE=DATE:20261201\r\n')
  expect(text).toContain('SUMMARY:申报：研发补助（示例）\r\n')
  expect(text).toContain('依据文件：支持企业科技创新若干措施（示例）；办理部门：示例科技主管部门')
})

test('without a first day the last one stands alone', () => {
  expect(calendarText([{ ...WINDOW, declareFrom: null }], NOW)).toContain('DTSTART;VALUE=DATE:20261130')
})
