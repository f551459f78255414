import { Tag } from 'antd'
import { formatDateShort } from '@lqr/ui/format-date.ts'
import { copy } from './copy.ts'

interface ValidityProps {
  readonly validTo: string | null
  readonly isExpired: boolean
  /** How the day is written: by default as in columns. */
  readonly format?: typeof formatDateShort
}

/** Until when a roster holds, and whether that day has passed. */
export function Validity({ validTo, isExpired, format = formatDateShort }: ValidityProps) {
  return (
    <>
      <span className="tabular nowrap">{format(validTo) || copy.forGood}</span>{' '}
      {isExpired && <Tag color="warning">{copy.expired}</Tag>}
    </>
  )
}
