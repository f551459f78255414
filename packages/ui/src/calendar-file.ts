const LONGEST_LINE = 75
const DAY_MS = 86_400_000
const encoder = new TextEncoder()

/** What stands in a calendar: whole days (both YYYY-MM-DD, the last inside), or from one moment to another. */
export interface CalendarEvent {
  /** Stays the same when the event is taken over again, so that a calendar replaces it. */
  readonly uid: string
  readonly span:
    | { readonly days: readonly [string, string] }
    | { readonly moments: readonly [string, string] }
  readonly title: string
  readonly description: string
  readonly place?: string
  /** Reminds so long before its end (whole days) or its begin (moments), as RFC 5545 3.3.6 writes it: P7D, PT2H. */
  readonly remind: string
}

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

/** RFC 5545, 3.3.5: a moment in UTC. */
const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const digits = (day: string) => day.replaceAll('-', '')

/** The day after, as the end of a span of whole days is told. */
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

function spanOf({ span }: CalendarEvent): string[] {
  if ('days' in span) {
    const [first, last] = span.days
    return [`DTSTART;VALUE=DATE:${digits(first)}`, `DTEND;VALUE=DATE:${digits(dayAfter(last))}`]
  }
  const [from, to] = span.moments
  return [`DTSTART:${stamp(new Date(from))}`, `DTEND:${stamp(new Date(to))}`]
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  const { uid, span, title, description, place, remind } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@lqr`,
    `DTSTAMP:${stamp(now)}`,
    ...spanOf(event),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER;RELATED=${'days' in span ? 'END' : 'START'}:-${remind}`,
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

/** A calendar as a file that every calendar program takes over (RFC 5545). */
export function calendarFile(name: string, events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lqr//calendar//ZH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
