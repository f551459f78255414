import { chinaDay } from '@lqr/contract/rules/china-day.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { comingCopy as copy } from './copy.ts'

const DAY_MS = 86_400_000
/** How far the enterprise looks ahead. */
export const AHEAD_DAYS = 60

export interface ComingDay {
  readonly key: string
  /** A day or a moment, ISO 8601. */
  readonly at: string
  readonly title: string
  readonly text: string
  readonly to: string
}

interface Known {
  readonly affairs: readonly {
    readonly kind: string
    readonly caseId: string
    readonly title: string
    readonly number: string
    readonly orgName: string | null
    readonly dueAt: string | null
    readonly isPaused: boolean
    readonly waitsFor: string | null
    readonly to: string
  }[]
  readonly authorisations: readonly {
    readonly id: string
    readonly granteeOrgName: string
    readonly validTo: string
  }[]
  readonly loans: readonly {
    readonly id: string
    readonly orgName: string
    readonly productName: string | null
    readonly openYuan: number
    readonly dueOn: string
  }[]
  readonly policies: readonly {
    readonly itemId: string
    readonly name: string
    readonly declareTo: string | null
    readonly declaredAt: string | null
    readonly delivery: string
    readonly standing: string
  }[]
}

/** Whether the enterprise still has to declare what fits it. */
const isToDeclare = ({
  declaredAt,
  delivery,
  standing,
}: Pick<Known['policies'][number], 'declaredAt' | 'delivery' | 'standing'>) =>
  declaredAt === null && delivery !== 'direct' && (standing === 'fits' || standing === 'judged')

function all({ affairs, authorisations, loans, policies }: Known): ComingDay[] {
  return [
    ...affairs.flatMap(({ kind, caseId, title, number, orgName, dueAt, isPaused, waitsFor, to }) =>
      dueAt === null || isPaused
        ? []
        : [
            {
              key: `${kind} ${caseId}`,
              at: dueAt,
              title: title || number,
              text: waitsFor === 'enterprise' ? copy.yours : copy.theirs(orgName ?? copy.platform),
              to,
            },
          ],
    ),
    ...authorisations.map(({ id, granteeOrgName, validTo }) => ({
      key: `authorisation ${id}`,
      at: validTo,
      title: copy.authorisation(granteeOrgName),
      text: copy.authorisationText,
      to: '/personal/authorisations',
    })),
    ...loans.map(({ id, orgName, productName, openYuan, dueOn }) => ({
      key: `loan ${id}`,
      at: dueOn,
      title: copy.loan(formatAmount(openYuan)),
      text: `${orgName}${productName ? ` · ${productName}` : ''}`,
      to: '/personal/renewals',
    })),
    ...policies.flatMap(({ itemId, name, declareTo, ...match }) =>
      declareTo === null || !isToDeclare(match)
        ? []
        : [
            {
              key: `policy ${itemId}`,
              at: declareTo,
              title: copy.policy(name),
              text: copy.policyText,
              to: '/personal/policies',
            },
          ],
    ),
  ]
}

/** How many calendar days of China it is until then: 0 for today, at whatever hour. */
export function daysAway(at: string, now: Date): number {
  return Math.round((Date.parse(chinaDay(new Date(at))) - Date.parse(chinaDay(now))) / DAY_MS)
}

/** What lapses, falls due or closes within the days ahead, the nearest first; what is past is told where it belongs. */
export function comingDays(known: Known, now: Date): ComingDay[] {
  return all(known)
    .filter(({ at }) => daysAway(at, now) >= 0 && daysAway(at, now) <= AHEAD_DAYS)
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
