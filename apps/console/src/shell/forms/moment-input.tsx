import { Input } from 'antd'
import { OFFSET, shownMoment } from './shown-moment.ts'

interface MomentInputProps {
  /** Set by the form. */
  id?: string
  /** ISO 8601 with offset. */
  value?: string
  onChange?: (value: string | undefined) => void
  /** No day before this one, YYYY-MM-DD. */
  min?: string
}

/** Browsers offer four digits for the year where none after this may be chosen, else six. */
const LAST = '9999-12-31T23:59'

/** A moment to the minute, as a date and a time. */
export function MomentInput({ value, onChange, min, ...rest }: MomentInputProps) {
  return (
    <Input
      {...rest}
      type="datetime-local"
      {...(min ? { min: `${min}T00:00` } : {})}
      max={LAST}
      value={shownMoment(value)}
      onChange={({ target }) => onChange?.(target.value ? `${target.value}:00${OFFSET}` : undefined)}
    />
  )
}
