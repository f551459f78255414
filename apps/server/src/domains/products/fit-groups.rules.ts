import { industryOfDivision } from '@lqr/contract/reference/industries.ts'
import type { TargetGroupCode } from '@lqr/contract/reference/target-groups.ts'
import { monthsBetween } from '../../clocks/months-between.rules.ts'
import type { EnterpriseFacts } from './fit-facts.ts'

/** Founded within so many months, an enterprise counts as a start-up without saying so. */
const STARTUP_MONTHS = 36

/** Whether the enterprise is one of the group; undefined where nothing known tells. What it says of itself is believed. */
export function belongsTo(
  group: TargetGroupCode,
  facts: EnterpriseFacts,
  today: string,
): boolean | undefined {
  if (facts.targetGroups.includes(group)) return true
  const { applicantKind: kind, scale, foundDate } = facts
  const known = (isMember: boolean, datum: unknown) => (datum === null ? undefined : isMember)
  switch (group) {
    case 'smallMicro':
      return scale === 'notApplicable' ? undefined : known(scale === 'small' || scale === 'micro', scale)
    case 'selfEmployed':
      return known(kind === 'SELF_EMPLOYED', kind)
    case 'cooperative':
      return known(kind === 'COOPERATIVE', kind)
    case 'familyFarm':
      return known(kind === 'FAMILY_FARM', kind)
    case 'manufacturing':
      return known(categoryOf(facts) === 'C', facts.industryCode)
    case 'agricultural':
      return categoryOf(facts) === 'A' || undefined
    case 'startup':
      return foundDate === null ? undefined : monthsBetween(foundDate, today) < STARTUP_MONTHS
    default:
      return undefined
  }
}

function categoryOf({ industryCode }: EnterpriseFacts): string | null {
  return industryCode && (industryOfDivision(industryCode) ?? industryCode)
}
