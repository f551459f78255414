import { Tag } from 'antd'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { useNow } from '../time/use-now.ts'
import { copy } from './copy.ts'
import { figure } from './shown-value.tsx'

interface EndingMomentProps {
  /** The moment that the list shows; nothing stands where there is none. */
  at: string | null
  /** When it is over, where that is another moment. */
  end?: string | null
  /** Before this nobody sees it. */
  start?: string | null
}

const isAhead = (moment: string, now: Date) => Date.parse(moment) > now.getTime()

/** A moment of something that is published, and whether nobody sees it yet or any more: its state is published all the while. */
export function EndingMoment({ at, end = at, start = null }: EndingMomentProps) {
  const now = useNow()
  return (
    <>
      {at !== null && figure(formatDateTime(at))}{' '}
      {start !== null && isAhead(start, now) && <Tag color="processing">{copy.notBegun}</Tag>}
      {end !== null && !isAhead(end, now) && <Tag color="warning">{copy.ended}</Tag>}
    </>
  )
}
