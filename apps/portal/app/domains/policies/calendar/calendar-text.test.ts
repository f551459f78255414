import { expect, test } from 'vitest'
import { calendarText } from './calendar-text.ts'

const NOW = new Date('2026-11-20T07:00:00Z')
const WINDOW = {
  id: '7',
  name: '研发补助；第一批,示例',
  docTitle: '支持企业科技创新若干措施（示例）',
  office: '示例科技主管部门',
  declareFrom: '2026-11-01',
  declareTo: '2026-11-30',
}

test('the last day for declaring is inside, and signs with a meaning are escaped', () => {
  const text = calendarText([{ ...WINDOW, name: 'a;b,c' }], NOW)
  expect(text).toContain('DTSTAMP:20261120T070000Z\r\n')
  expect(text).toContain('DTSTART;VALUE=DATE:20261101\r\nDTEND;VALUE=DATE:20261201\r\n')
  expect(text).toContain('a\\;b\\,c')
})

test('no line is longer than 75 octets, and unfolded the text is whole', () => {
  const text = calendarText([WINDOW], NOW)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(
    '依据文件：支持企业科技创新若干措施（示例）；办理部门：示例科技主管部门',
  )
})

test('without a first day the last one stands alone, and nothing to declare is an empty calendar', () => {
  expect(calendarText([{ ...WINDOW, declareFrom: null }], NOW)).toContain('DTSTART;VALUE=DATE:20261130')
  expect(calendarText([], NOW)).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
})
