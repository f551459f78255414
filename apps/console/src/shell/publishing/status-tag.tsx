import { Tag } from 'antd'
import { publicationStates } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { nameOf } from '../records/name-of.ts'
import { copy } from './copy.ts'

const colors: Readonly<Record<string, string>> = {
  PUBLISHED: 'success',
  OFFLINE: 'default',
  DRAFT: 'warning',
  REVIEW: 'processing',
}

interface PublicationTagProps {
  status: string
  changeStatus: string | null
  isExample: boolean
}

/** The state of a record, beside it that of its change, and whether it is an example. */
export function PublicationTag({ status, changeStatus, isExample }: PublicationTagProps) {
  return (
    <>
      <Tag color={colors[status] ?? 'default'}>{nameOf(publicationStates, status)}</Tag>
      {changeStatus && (
        <Tag color={colors[changeStatus] ?? 'default'}>
          {copy.change(nameOf(publicationStates, changeStatus))}
        </Tag>
      )}
      {isExample && <Tag>{copy.example}</Tag>}
    </>
  )
}
