import { groupedShort } from '@lqr/contract/rules/grouped.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type {
  getDemandAndDrawing,
  sumAppliedAmount,
  sumGrantedAmount,
} from '@lqr/contract/statistics/calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { copy } from './copy.ts'

/** What the three calls that take `areaId` answer for one area. */
export interface AreaAnswers {
  readonly parts: CallOutput<typeof getDemandAndDrawing>
  readonly applied: CallOutput<typeof sumAppliedAmount>
  readonly granted: CallOutput<typeof sumGrantedAmount>
}

/** One line: a name, then applications and drawn loans as count and amount. */
export interface AreaLine {
  readonly key: string
  readonly name: string
  /** Applications, for the map. */
  readonly applied: number | null
  readonly cells: readonly [applied: string, appliedAmount: string, drawn: string, drawnAmount: string]
}

export interface AreaFigures {
  readonly lines: readonly AreaLine[]
  readonly total: AreaLine['cells']
}

const count = (value: number | null) => (value === null ? copy.few : groupedShort(value))
const amount = (yuan: number | null) => (yuan === null ? copy.few : formatAmount(yuan))

/** The parts of an area and the whole of it, ready to be read. */
export function toAreaFigures({ parts, applied, granted }: AreaAnswers): AreaFigures {
  return {
    lines: parts.map((part) => ({
      key: part.code,
      name: part.name,
      applied: part.count,
      cells: [
        count(part.count),
        amount(part.amountYuan),
        count(part.drawnCount),
        amount(part.drawnAmountYuan),
      ],
    })),
    total: [
      count(applied.count),
      amount(applied.amountYuan),
      count(granted.count),
      amount(granted.amountYuan),
    ],
  }
}
