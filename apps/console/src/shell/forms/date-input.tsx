import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn.js'

interface DateInputProps {
  /** Set by the form. */
  id?: string
  /** YYYY-MM-DD. */
  value?: string | undefined
  onChange?: (value: string | undefined) => void
  min?: string
  max?: string
  /** Where no form labels it. */
  'aria-label'?: string
  placeholder?: string
}

const FORMAT = 'YYYY-MM-DD'

dayjs.locale('zh-cn')

/** A calendar date as the calls carry it; it can be typed, and Enter takes it without handing the form in. */
export function DateInput({ value, onChange, min, max, ...rest }: DateInputProps) {
  return (
    <DatePicker
      {...rest}
      className="date-input"
      value={value ? dayjs(value) : null}
      {...(min ? { minDate: dayjs(min) } : {})}
      {...(max ? { maxDate: dayjs(max) } : {})}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
      onChange={(date) => onChange?.(date ? date.format(FORMAT) : undefined)}
    />
  )
}
