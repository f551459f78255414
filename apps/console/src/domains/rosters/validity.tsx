import { Tag } from 'antd'
import { formatDateShort } from '@lqr/ui/format-date.ts'
import { copy } from './copy.ts'

/** Until when a roster holds, and whether that day has passed. */
export function Validity({ validTo, isExpired }: { validTo: string | null; isExpired: boolean }) {
  return (
    <>
      <span className="tabular nowrap">{formatDateShort(validTo) || copy.forGood}</span>{' '}
      {isExpired && <Tag color="warning">{copy.expired}</Tag>}
    </>
  )
}
