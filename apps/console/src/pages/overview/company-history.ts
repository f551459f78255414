import { CREDITED_STATES } from '@lqr/contract/applications/application-case.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { historyCopy as copy } from './copy.ts'

export interface HistoryEntry {
  readonly key: string
  readonly at: string
  readonly title: string
  readonly text: string
  readonly to: string
  readonly tone: 'reached' | 'plain'
}

interface Known {
  readonly applications: readonly {
    readonly id: string
    readonly productName: string
    readonly orgName: string
    readonly amountYuan: number | null
    readonly status: string
    readonly createdAt: string
    readonly updatedAt: string
  }[]
  readonly authorisations: readonly {
    readonly id: string
    readonly granteeOrgName: string
    readonly status: string
    readonly validFrom: string
  }[]
}

/** How an application ended or where it stands, where that is worth a line of its own. */
const LATER: Readonly<Record<string, string>> = {
  CREDITED: copy.credited,
  SIGNED: copy.signed,
  DISBURSED: copy.disbursed,
  SETTLED: copy.settled,
  REJECTED: copy.rejected,
  WITHDRAWN: copy.withdrawn,
  UNUSED: copy.unused,
}

/** Whether an application came to a grant: what is over without one, or awaits a decision, did not. */
const isReached = (status: string) => CREDITED_STATES.some((state) => state === status)

/** What the company did here and what came of it, the latest first. */
export function companyHistory({ applications, authorisations }: Known, most: number): HistoryEntry[] {
  const entries = [
    ...applications.flatMap((row): HistoryEntry[] => {
      const to = `/personal/applications/${row.id}`
      const text = [row.orgName, row.amountYuan === null ? '' : formatAmount(row.amountYuan)]
        .filter(Boolean)
        .join(' · ')
      const later = LATER[row.status]
      return [
        {
          key: `applied ${row.id}`,
          at: row.createdAt,
          title: copy.applied(row.productName),
          text,
          to,
          tone: 'plain',
        },
        ...(later
          ? [
              {
                key: `ended ${row.id}`,
                at: row.updatedAt,
                title: copy.later(row.productName, later),
                text,
                to,
                tone: isReached(row.status) ? ('reached' as const) : ('plain' as const),
              },
            ]
          : []),
      ]
    }),
    ...authorisations.map(({ id, granteeOrgName, validFrom }): HistoryEntry => ({
      key: `authorised ${id}`,
      at: validFrom,
      title: copy.authorised(granteeOrgName),
      text: '',
      to: '/personal/authorisations',
      tone: 'plain',
    })),
  ]
  return entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, most)
}
