import { CONDITION_FACTS, FACT_PLACES } from '@lqr/contract/policies/facts.ts'
import { ITEM_STANDINGS } from '@lqr/contract/policies/item-kinds.ts'
import { getPolicyReport, type PolicyReport } from '@lqr/contract/policies/report-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { namesOf } from '../../../shell/code-names.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { copy } from './copy.ts'
import { toVerdictLines } from './verdict-line.ts'

type Head = Pick<PolicyReport, 'id' | 'madeAt' | 'counts'>

/** A stored report in the list of them. */
export function toReportLine({ id, madeAt, counts }: Head) {
  const fits = counts.find(({ standing }) => standing === 'fits')?.count ?? 0
  return { id, text: copy.reportOf(formatDateTime(madeAt), fits) }
}

/** A stored report of the own enterprise as it was made. */
export async function loadReport(api: LoaderApi, id: string) {
  const { corporateName, madeAt, facts, matches } = await api(getPolicyReport, { params: { id } })
  return {
    made: copy.reportMade(corporateName, formatDateTime(madeAt)),
    facts: facts.map(({ fact, value, source }) => ({
      label: namesOf([fact], CONDITION_FACTS)[0] ?? '',
      value: `${value}（${namesOf([source], FACT_PLACES)[0] ?? ''}）`,
    })),
    matches: matches.map(({ verdicts, standing, ...match }) => ({
      ...match,
      standingName: namesOf([standing], ITEM_STANDINGS)[0] ?? '',
      verdicts: toVerdictLines(verdicts, true),
    })),
  }
}
export type LoadedReport = Awaited<ReturnType<typeof loadReport>>
