import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const NOW = new Date('2026-11-20T07:00:00Z')
const DAYS: CalendarEvent = {
  uid: 'item-7',
  span: { days: ['2026-11-01', '2026-11-30'] },
  title: '申报：研发补助；第一批,示例',
  description: '依据文件：支持企业科技创新若干措施（示例）；办理部门：示例科技主管部门',
  remind: 'P7D',
}

test('the last day is inside, and signs with a meaning are escaped', () => {
  const text = calendarFile('日历', [{ ...DAYS, title: 'a;b,c\nd' }], NOW)
  expect(text).toContain('DTSTAMP:20261120T070000Z\r\n')
  expect(text).toContain('DTSTART;VALUE=DATE:20261101\r\nDTEND;VALUE=DATE:20261201\r\n')
  expect(text).toContain('TRIGGER;RELATED=END:-P7D\r\n')
  expect(text).toContain('SUMMARY:a\\;b\\,c\\nd\r\n')
})

test('moments stand in UTC with their place, and remind before they begin', () => {
  const moments = ['2026-12-01T10:00:00+08:00', '2026-12-01T11:00:00+08:00'] as const
  const text = calendarFile('日历', [{ ...DAYS, span: { moments }, place: '会议室', remind: 'PT2H' }], NOW)
  expect(text).toContain('DTSTART:20261201T020000Z\r\nDTEND:20261201T030000Z\r\n')
  expect(text).toContain('LOCATION:会议室\r\n')
  expect(text).toContain('TRIGGER;RELATED=START:-PT2H\r\n')
})

test('no line is longer than 75 octets, and unfolded the text is whole', () => {
  const text = calendarFile('日历', [DAYS], NOW)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${DAYS.description}`)
})

test('nothing to keep is an empty calendar', () => {
  expect(calendarFile('日历', [], NOW)).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/)
})
