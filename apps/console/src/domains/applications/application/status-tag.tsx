import { Tag } from 'antd'
import { applicationStatusName } from '@lqr/contract/applications/states.ts'

const colors: Readonly<Record<string, string>> = {
  SUBMITTED: 'processing',
  ACCEPTED: 'processing',
  REVIEWING: 'processing',
  SUPPLEMENT: 'warning',
  CREDITED: 'success',
  SIGNED: 'success',
  DISBURSED: 'success',
  REJECTED: 'error',
}

/** The state of an application; the word carries it, the colour only helps. */
export function StatusTag({ status }: { status: string }) {
  return <Tag color={colors[status] ?? 'default'}>{applicationStatusName(status)}</Tag>
}
