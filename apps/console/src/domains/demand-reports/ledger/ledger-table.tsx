import { Link } from 'react-router'
import { getReportLedger, ledgerFigures, type LedgerLine } from '@lqr/contract/demand-reports/ledger-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { copy } from './copy.ts'

type Ledger = CallOutput<typeof getReportLedger>
type Figure = keyof typeof ledgerFigures

const FIGURES = Object.keys(ledgerFigures) as Figure[]

function shown(line: LedgerLine, name: Figure): string {
  const value = line[name]
  if (name === 'averageRate') return formatPercent(value)
  if (value === null) return ''
  return name.endsWith('Yuan') ? formatAmount(value) : value.toLocaleString('zh-CN')
}

interface LedgerTableProps {
  ledger: Ledger
  /** The reports behind a line, in the same batch and of the same kind. */
  rowsOf: (areaCode: string, isOwn: boolean) => string
  /** The ledger of an area below. */
  areaOf: (areaCode: string) => string
}

/** The ledger of an area: a line for each area below it, which opens, and their sum. */
export function LedgerTable({ ledger, rowsOf, areaOf }: LedgerTableProps) {
  const { total, lines } = ledger
  return (
    <div className="figure-scroll" role="region" aria-label={copy.scroll} tabIndex={0}>
      <table className="figure-table">
        <caption className="sr-only">{copy.scroll}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.area}</th>
            {FIGURES.map((name) => (
              <th key={name} scope="col">
                {labelOf(ledgerFigures[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.areaCode}-${line.isOwn}`}>
              <th scope="row">
                <Link
                  className="nowrap"
                  to={line.hasBelow ? areaOf(line.areaCode) : rowsOf(line.areaCode, line.isOwn)}
                >
                  {line.areaName}
                </Link>
              </th>
              {FIGURES.map((name) => (
                <td key={name}>{shown(line, name)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            {FIGURES.map((name) => (
              <td key={name}>{shown(total, name)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
