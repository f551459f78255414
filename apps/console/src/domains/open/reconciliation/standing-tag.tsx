import { Tag } from 'antd'
import type { ReconciliationDay } from '@lqr/contract/open/reconciliation.ts'
import { RECONCILIATION_STANDINGS } from '@lqr/contract/open/reconciliation-kinds.ts'
import { nameOf } from '../../../shell/records/name-of.ts'

const COLOURS: Readonly<Record<ReconciliationDay['standing'], string>> = {
  making: 'processing',
  comparing: 'processing',
  failed: 'error',
  missing: 'warning',
  matched: 'success',
  differs: 'error',
  settled: 'success',
}

/** How both files of a day stand to one another. */
export function StandingTag({ standing }: Pick<ReconciliationDay, 'standing'>) {
  return <Tag color={COLOURS[standing]}>{nameOf(RECONCILIATION_STANDINGS, standing)}</Tag>
}
