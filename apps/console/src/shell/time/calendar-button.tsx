import { Button } from 'antd'
import { CalendarPlus } from 'lucide-react'
import { type CalendarEvent, calendarFile } from '@lqr/ui/calendar-file.ts'
import { saveBlob } from '../files/save-blob.ts'
import { timeCopy } from './copy.ts'

interface CalendarButtonProps {
  name: string
  events: readonly CalendarEvent[]
  /** As the buttons beside it. */
  size?: 'small' | 'middle'
}

/** Gives appointments to the calendar of the person's own device, as a file that every calendar program opens. */
export function CalendarButton({ name, events, size = 'small' }: CalendarButtonProps) {
  const save = () => {
    const text = calendarFile(name, events, new Date())
    saveBlob(new Blob([text], { type: 'text/calendar' }), `${name}.ics`)
  }
  return (
    <Button size={size} icon={<CalendarPlus size={14} aria-hidden />} onClick={save}>
      {timeCopy.toCalendar}
    </Button>
  )
}
