import { Tag } from 'antd'
import { leaseStatusName } from '@lqr/contract/leasing/states.ts'

const colors: Readonly<Record<string, string>> = {
  SUBMITTED: 'processing',
  ACCEPTED: 'processing',
  OFFERED: 'warning',
  SIGNED: 'success',
  CLOSED: 'success',
  DECLINED: 'error',
}

/** The state of a lease need or of an answer; the word carries it, the colour only helps. */
export function LeaseStatusTag({ status }: { status: string }) {
  return <Tag color={colors[status] ?? 'default'}>{leaseStatusName(status)}</Tag>
}
