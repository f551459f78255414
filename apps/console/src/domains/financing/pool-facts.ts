import { poolNeed, type PoolNeed } from '@lqr/contract/financing/response-entities.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import type { Fact } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy, poolCopy } from './response-copy.ts'

const labels = labelsOf(poolNeed)

/** What an institution knows of a need before it takes it. */
export function poolFacts(need: PoolNeed): Fact[] {
  return [
    { label: labels.title, value: need.title, isWide: true },
    { label: labels.companyName, value: need.companyName },
    { label: copy.area, value: need.areaName },
    { label: labels.amountYuan, value: formatAmount(need.amountYuan) },
    { label: labels.termMonths, value: formatTerm(need.termMonths) },
    { label: labels.guaranteeMode, value: nameOf(GUARANTEE_MODES, need.guaranteeMode) },
    { label: labels.wantRate, value: need.wantRate && copy.wantRate(formatPercent(need.wantRate)) },
    { label: copy.industry, value: nameOf(INDUSTRIES, need.industryCode) },
    { label: labels.validTo, value: formatDate(need.validTo) },
    { label: labels.purpose, value: need.purpose, isWide: true },
    { label: poolCopy.slots, value: poolCopy.free(need.slotsFree, need.slots) },
  ]
}
