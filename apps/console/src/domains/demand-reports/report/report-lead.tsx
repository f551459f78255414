import type { DemandReport } from '@lqr/contract/demand-reports/entities.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { CaseLead } from '../../../shell/cases/case-lead.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'

/** How much, for how long, secured by what, in which batch. */
export function reportLead({ amountYuan, termMonths, guaranteeMode, batchName, reportNo }: DemandReport) {
  const asked =
    amountYuan === null
      ? []
      : [formatAmount(amountYuan), formatTerm(termMonths), nameOf(GUARANTEE_MODES, guaranteeMode)]
  return <CaseLead facts={[...asked, batchName]} number={reportNo} />
}
