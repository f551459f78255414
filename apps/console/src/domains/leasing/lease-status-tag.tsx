import { Tag } from 'antd'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { stateName } from '@lqr/contract/kernel/cases/read-case.ts'

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
  return <Tag color={colors[status] ?? 'default'}>{stateName(leaseCase, status)}</Tag>
}
