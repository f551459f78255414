import { Button, Tag } from 'antd'
import { useState } from 'react'
import { type ReportDrawdown, reportDrawdown } from '@lqr/contract/demand-reports/drawdown-entities.ts'
import type { DemandReport } from '@lqr/contract/demand-reports/entities.ts'
import { LOAN_FLAGS, PRICING_BASES } from '@lqr/contract/demand-reports/kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { BalanceDialog } from './balance-dialog.tsx'
import { copy } from './copy.ts'
import './report.css'

const labels = labelsOf(reportDrawdown)

const pricingOf = ({ rate, pricingBase, repricedOn, dueOn }: ReportDrawdown) =>
  [
    formatPercent(rate),
    pricingBase && nameOf(PRICING_BASES, pricingBase),
    repricedOn && copy.repricedOn(formatDate(repricedOn)),
    dueOn && copy.dueOn(formatDate(dueOn)),
  ]
    .filter(Boolean)
    .join(' · ')

function factsOf(drawdown: ReportDrawdown) {
  const { borrowerIndustryCode, fundsIndustryCode, feeYuan, loanFlags, balanceYuan, balanceOn } = drawdown
  return [
    { label: labels.amountYuan, value: <strong>{formatAmount(drawdown.amountYuan)}</strong> },
    {
      label: labels.balanceYuan,
      value: `${formatAmount(balanceYuan)}（${copy.balanceAsOf(formatDate(balanceOn))}）`,
    },
    { label: copy.pricing, value: pricingOf(drawdown), isWide: true },
    {
      label: copy.industries,
      value: `${nameOf(INDUSTRIES, borrowerIndustryCode)} / ${nameOf(INDUSTRIES, fundsIndustryCode)}`,
      isWide: true,
    },
    ...(feeYuan === null ? [] : [{ label: labels.feeYuan, value: formatAmount(feeYuan) }]),
    ...(loanFlags.length === 0
      ? []
      : [
          {
            label: labels.loanFlags,
            value: loanFlags.map((code) => <Tag key={code}>{nameOf(LOAN_FLAGS, code)}</Tag>),
            isWide: true,
          },
        ]),
  ]
}

/** Every drawing of the grant; its institution keeps the balances. */
export function DrawdownsPanel({ report }: { report: DemandReport }) {
  const [open, setOpen] = useState<ReportDrawdown>()
  if (report.drawdowns.length === 0) return null
  return (
    <section className="panel">
      <h2>{copy.drawdowns}</h2>
      <ul className="stack plain-list">
        {report.drawdowns.map((drawdown) => (
          <li key={drawdown.id} className="batch-line">
            <div className="panel-head">
              <h3>{formatDate(drawdown.drawnOn)}</h3>
              {report.canSetBalance && (
                <Button size="small" onClick={() => setOpen(drawdown)}>
                  {copy.balance.button}
                </Button>
              )}
            </div>
            <Facts items={factsOf(drawdown)} />
          </li>
        ))}
      </ul>
      {open && <BalanceDialog reportId={report.id} drawdown={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}
