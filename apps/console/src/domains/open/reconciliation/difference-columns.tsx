import { Button, Space, Tag } from 'antd'
import { Link } from 'react-router'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { reconciliationDifference, type ReconciliationDifference } from '@lqr/contract/open/reconciliation.ts'
import {
  DECISION_RESULTS,
  DIFFERENCE_STATES,
  DIFFERENCE_TYPES,
  RECONCILIATION_KINDS,
} from '@lqr/contract/open/reconciliation-kinds.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { copy } from './copy.ts'

const { shape } = reconciliationDifference
const COLOURS = { open: 'error', writeBack: 'warning', explained: 'processing', settled: 'success' } as const

const rowText = (row: ReconciliationDifference['ours']) =>
  row ? copy.row(row.day, formatAmount(row.amountYuan), nameOf(DECISION_RESULTS, row.state)) : copy.absent

interface Acts {
  readonly show: (difference: ReconciliationDifference) => void
  /** What the viewer does about it, and in which states. */
  readonly act: {
    readonly label: string
    readonly nameOf: (applyNo: string) => string
    readonly isOpen: (difference: ReconciliationDifference) => boolean
    readonly run: (difference: ReconciliationDifference) => void
  }
  /** Whether the viewer can open the cases. */
  readonly opensCases: boolean
}

/** What stands in a list of differences, of the institution and of the platform. */
export function differenceColumns({
  show,
  act,
  opensCases,
}: Acts): readonly RecordColumn<ReconciliationDifference>[] {
  return [
    {
      key: 'case',
      title: labelOf(shape.applyNo),
      isHeading: true,
      render: (difference) => (
        <>
          {opensCases && difference.applicationId !== null ? (
            <Link to={`/workbench/applications/${difference.applicationId}`}>{difference.applyNo}</Link>
          ) : (
            difference.applyNo
          )}
          <div className="muted">
            {difference.day} {nameOf(RECONCILIATION_KINDS, difference.kind)}
          </div>
        </>
      ),
    },
    { key: 'type', title: labelOf(shape.type), render: ({ type }) => nameOf(DIFFERENCE_TYPES, type) },
    { key: 'ours', title: labelOf(shape.ours), render: ({ ours }) => rowText(ours) },
    { key: 'theirs', title: labelOf(shape.theirs), render: ({ theirs }) => rowText(theirs) },
    { key: 'advice', title: labelOf(shape.advice), render: ({ advice }) => advice },
    {
      key: 'state',
      title: labelOf(shape.state),
      render: ({ state }) => <Tag color={COLOURS[state]}>{nameOf(DIFFERENCE_STATES, state)}</Tag>,
    },
    {
      key: 'actions',
      title: copy.actions,
      render: (difference) => (
        <Space size={8} wrap>
          {act.isOpen(difference) && (
            <Button
              size="small"
              aria-label={act.nameOf(difference.applyNo)}
              onClick={() => act.run(difference)}
            >
              {act.label}
            </Button>
          )}
          <Button
            size="small"
            aria-label={copy.historyOf(difference.applyNo)}
            onClick={() => show(difference)}
          >
            {copy.history}
          </Button>
        </Space>
      ),
    },
  ]
}
