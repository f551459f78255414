import { Input } from 'antd'

interface MomentInputProps {
  /** Set by the form. */
  id?: string
  /** ISO 8601 with offset. */
  value?: string
  onChange?: (value: string | undefined) => void
  /** No day before this one, YYYY-MM-DD. */
  min?: string
}

/** The province keeps the time of Beijing, whatever the clock of the computer says. */
const OFFSET = '+08:00'
const OFFSET_MS = 8 * 3_600_000
const MINUTES = 'YYYY-MM-DDTHH:MM'.length

/** A moment to the minute, as a date and a time. */
export function MomentInput({ value, onChange, min, ...rest }: MomentInputProps) {
  const shown = value ? new Date(Date.parse(value) + OFFSET_MS).toISOString().slice(0, MINUTES) : ''
  return (
    <Input
      {...rest}
      type="datetime-local"
      {...(min ? { min: `${min}T00:00` } : {})}
      value={shown}
      onChange={({ target }) => onChange?.(target.value ? `${target.value}:00${OFFSET}` : undefined)}
    />
  )
}
