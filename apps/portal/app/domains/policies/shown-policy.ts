import type { Policy } from '@lqr/contract/policies/entities.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { formatDate, formatDateRange } from '@lqr/ui/format-date.ts'
import { namesOf } from '../../shell/code-names.ts'
import { copy } from './copy.ts'
import { type PolicyLine, toPolicyLine } from './policy-line.ts'

const labels = copy.detail

function windowOf(from: string | null, to: string | null): string {
  return from || to ? formatDateRange(from, to) : labels.none
}

function areasOf({ areaCodes, level }: Policy): string {
  const names = areaCodes.flatMap((code) => substationOfCode(code)?.name ?? [])
  return names.join('、') || (level === 'national' ? labels.country : labels.province)
}

function factsOf(policy: Policy, line: PolicyLine) {
  const { effectiveFrom, effectiveTo } = policy
  return [
    { label: labels.docNo, value: policy.docNo ?? labels.none },
    { label: labels.level, value: line.level },
    { label: labels.type, value: line.type },
    { label: labels.issuer, value: policy.issuer },
    { label: labels.issuedAt, value: line.issuedAt || labels.unknown },
    {
      label: labels.effective,
      value: effectiveFrom || effectiveTo ? formatDateRange(effectiveFrom, effectiveTo) : labels.unknown,
    },
    { label: labels.declare, value: windowOf(policy.declareFrom, policy.declareTo) },
    { label: labels.cash, value: windowOf(policy.cashFrom, policy.cashTo) },
    { label: labels.areas, value: areasOf(policy) },
    {
      label: labels.industries,
      value: namesOf(policy.industries, INDUSTRIES).join('、') || labels.everywhere,
    },
    {
      label: labels.scales,
      value: namesOf(policy.scales, ENTERPRISE_SCALES).join('、') || labels.everywhere,
    },
    ...(policy.phone ? [{ label: labels.phone, value: policy.phone }] : []),
  ]
}

function noticeOf({ validity, effectiveFrom, effectiveTo }: Policy): string {
  if (validity === 'expired') return labels.expired(formatDate(effectiveTo))
  if (validity === 'upcoming') return labels.upcoming(formatDate(effectiveFrom))
  return ''
}

/** A policy as its page shows it, codes in words; `today` is the calendar day in China. */
export function shownPolicy(policy: Policy, today: string) {
  const line = toPolicyLine(policy, today)
  return {
    line,
    notice: noticeOf(policy),
    isExample: policy.isExample,
    facts: factsOf(policy, line),
    body: policy.body,
    guide: policy.guide,
    source: policy.sourceUrl && { url: policy.sourceUrl, host: new URL(policy.sourceUrl).host },
  }
}
export type ShownPolicy = ReturnType<typeof shownPolicy>
