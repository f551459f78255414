import type { DeclareWindow } from '@lqr/contract/policies/ledger-calls.ts'
import { calendarCopy } from './copy.ts'

const LONGEST_LINE = 75
const encoder = new TextEncoder()

/** RFC 5545, 3.3.11: these signs mean something in a value. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r?\n/g, '\\n')
}

/** RFC 5545, 3.1: no line is longer than 75 octets; what goes on begins with a blank. A sign is never cut. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (encoder.encode(part + sign).length > LONGEST_LINE) {
      parts.push(part)
      part = ' '
    }
    part += sign
  }
  return [...parts, part].join('\r\n')
}

const digits = (day: string) => day.replaceAll('-', '')

/** The day after, as the end of a span of whole days is told. */
function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

function eventOf(
  { id, name, docTitle, office, declareFrom, declareTo }: DeclareWindow,
  stamp: string,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:policy-item-${id}@lqr`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${digits(declareFrom ?? declareTo)}`,
    `DTEND;VALUE=DATE:${digits(dayAfter(declareTo))}`,
    `SUMMARY:${escaped(calendarCopy.event(name))}`,
    `DESCRIPTION:${escaped(calendarCopy.describe(docTitle, office))}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER;RELATED=END:-P7D',
    `DESCRIPTION:${escaped(calendarCopy.event(name))}`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

/** A calendar of days for declaring (RFC 5545), each reminding a week before its end. */
export function calendarText(windows: readonly DeclareWindow[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lqr//policies//ZH',
    `X-WR-CALNAME:${escaped(calendarCopy.name)}`,
    ...windows.flatMap((window) => eventOf(window, stamp)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
