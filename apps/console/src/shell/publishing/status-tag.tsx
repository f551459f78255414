import { Tag } from 'antd'
import { publicationStates } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { nameOf } from '../records/name-of.ts'
import { copy } from './copy.ts'

const colors: Readonly<Record<string, string>> = {
  PUBLISHED: 'success',
  OFFLINE: 'default',
  DRAFT: 'warning',
}

/** The state of a record, and whether it is an example. */
export function PublicationTag({ status, isExample }: { status: string; isExample: boolean }) {
  return (
    <>
      <Tag color={colors[status] ?? 'default'}>{nameOf(publicationStates, status)}</Tag>
      {isExample && <Tag>{copy.example}</Tag>}
    </>
  )
}
