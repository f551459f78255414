import { reconciliationDay, type ReconciliationFile } from '@lqr/contract/open/reconciliation.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { RECONCILIATION_KINDS } from '@lqr/contract/open/reconciliation-kinds.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'

const labels = labelsOf(reconciliationDay.shape.ours.unwrap())

/** A file by its number of rows, its sums and its digests. */
export function FileFacts({ file, none }: { file: ReconciliationFile | null; none: string }) {
  if (!file) return <p className="muted">{none}</p>
  const { rows, sumYuan, version, madeAt, madeBy, sha256, sm3, sums } = file
  return (
    <Facts
      items={[
        { label: labels.rows, value: rows },
        { label: labels.sumYuan, value: formatAmount(sumYuan) },
        { label: labels.version, value: version },
        { label: labels.madeAt, value: formatDateTime(madeAt) },
        { label: labels.madeBy, value: madeBy },
        {
          label: labels.sums,
          value: sums
            .map(
              (sum) =>
                `${nameOf(RECONCILIATION_KINDS, sum.kind)} ${copy.fileOf(sum.rows, formatAmount(sum.sumYuan))}`,
            )
            .join('；'),
          isWide: true,
        },
        { label: labels.sha256, value: sha256, isWide: true },
        { label: labels.sm3, value: sm3, isWide: true },
      ]}
    />
  )
}
