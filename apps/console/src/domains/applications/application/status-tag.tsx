import { Tag } from 'antd'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { stateName } from '@lqr/contract/kernel/cases/read-case.ts'

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
  return <Tag color={colors[status] ?? 'default'}>{stateName(applicationCase, status)}</Tag>
}
