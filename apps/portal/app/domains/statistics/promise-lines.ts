import { grouped } from '@lqr/contract/rules/grouped.ts'
import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import {
  downloadPromises,
  type listPromises,
  PROMISE_DEFINITIONS,
} from '@lqr/contract/statistics/promise-calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { copy } from './copy.ts'

type Ledger = CallOutput<typeof listPromises>
type Figures = NonNullable<Ledger['total']>

const { promises: texts } = copy

/** A line of the ledger in words; `file` is the address of the cases behind it. */
export interface PromiseLine {
  readonly key: string
  readonly name: string
  readonly cells: readonly string[]
  readonly file: string | undefined
}

export interface PromiseLedger {
  readonly asOf: string
  readonly definitions: readonly { readonly name: string; readonly text: string }[]
  /** Undefined where no institution is told. */
  readonly total: PromiseLine | undefined
  readonly lines: readonly PromiseLine[]
}

/** The ledger as the statistics page shows it; undefined before anything was granted. */
export function promiseLedger({ asOf, total, toldOrganisations, list }: Ledger): PromiseLedger | undefined {
  if (asOf === null) return undefined
  return {
    asOf: formatDate(asOf),
    definitions: [
      { name: texts.agreementShare, text: PROMISE_DEFINITIONS.agreement },
      { name: texts.keptShare, text: PROMISE_DEFINITIONS.kept },
      { name: texts.days, text: PROMISE_DEFINITIONS.days },
      { name: texts.inUseShare, text: PROMISE_DEFINITIONS.inUse },
    ],
    total: total
      ? { key: 'total', name: texts.total(toldOrganisations), cells: cellsOf(total), file: undefined }
      : undefined,
    lines: list.map(({ orgId, orgName, hasFile, ...figures }) => ({
      key: orgId,
      name: orgName,
      cells: cellsOf(figures),
      file: hasFile ? callAddress(downloadPromises, { params: { orgId } }) : undefined,
    })),
  }
}

function cellsOf({
  granted,
  grantedYuan,
  agreementShare,
  keptShare,
  daysMedian,
  daysP90,
  inUseShare,
}: Figures) {
  return [
    granted === null || grantedYuan === null
      ? texts.none
      : texts.count(grouped(granted), formatAmount(grantedYuan)),
    formatPercent(agreementShare) || texts.none,
    formatPercent(keptShare) || texts.none,
    daysMedian === null || daysP90 === null ? texts.none : texts.daysText(daysMedian, daysP90),
    formatPercent(inUseShare) || texts.none,
  ]
}
