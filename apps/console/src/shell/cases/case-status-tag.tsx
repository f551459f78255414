import { Tag } from 'antd'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { stateName } from '@lqr/contract/kernel/cases/read-case.ts'
import { statusColor } from './status-color.ts'

/** The state of a case of that kind; the word carries it, the colour only helps. */
export function CaseStatusTag({ of, status }: { of: AnyCase; status: string }) {
  const state = of.states[status]
  return <Tag color={state ? statusColor(state) : 'default'}>{stateName(of, status)}</Tag>
}
