import { Tag } from 'antd'
import {
  publicationStates,
  type PublicationStatus,
} from '@lqr/contract/kernel/publishing/publication-states.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { nameOf } from '../records/name-of.ts'
import { useNow } from '../time/use-now.ts'
import { copy } from './copy.ts'

const colors: Readonly<Record<string, string>> = {
  PUBLISHED: 'success',
  OFFLINE: 'default',
  DRAFT: 'warning',
  REVIEW: 'processing',
}

const PUBLISHED: PublicationStatus = 'PUBLISHED'

interface PublicationTagProps {
  status: string
  changeStatus: string | null
  publishedAt: string | null
  updatedAt: string
  isExample: boolean
}

/** Whether the public reads it later. What was released at once is no later than its last change, whatever this clock says. */
function comesLater({ status, publishedAt, updatedAt }: PublicationTagProps, now: Date): boolean {
  if (status !== PUBLISHED || publishedAt === null) return false
  return Date.parse(publishedAt) > Math.max(now.getTime(), Date.parse(updatedAt))
}

/** The state of a record, beside it that of its change, and whether it is an example. One whose time is ahead says when it comes. */
export function PublicationTag(props: PublicationTagProps) {
  const { status, changeStatus, publishedAt, isExample } = props
  const now = useNow()
  return (
    <>
      {comesLater(props, now) ? (
        <Tag color="processing">{copy.comesAt(formatDateTime(publishedAt))}</Tag>
      ) : (
        <Tag color={colors[status] ?? 'default'}>{nameOf(publicationStates, status)}</Tag>
      )}
      {changeStatus && (
        <Tag color={colors[changeStatus] ?? 'default'}>
          {copy.change(nameOf(publicationStates, changeStatus))}
        </Tag>
      )}
      {isExample && <Tag>{copy.example}</Tag>}
    </>
  )
}
