import type { DeclareWindow } from '@lqr/contract/policies/ledger-calls.ts'
import { type CalendarEvent, calendarFile } from '@lqr/ui/calendar-file.ts'
import { calendarCopy } from './copy.ts'

const eventOf = ({ id, name, docTitle, office, declareFrom, declareTo }: DeclareWindow): CalendarEvent => ({
  uid: `policy-item-${id}`,
  span: { days: [declareFrom ?? declareTo, declareTo] },
  title: calendarCopy.event(name),
  description: calendarCopy.describe(docTitle, office),
  remind: 'P7D',
})

/** A calendar of days for declaring, each reminding a week before its end. */
export const calendarText = (windows: readonly DeclareWindow[], now: Date): string =>
  calendarFile(calendarCopy.name, windows.map(eventOf), now)
