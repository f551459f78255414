import { getAttention } from '@lqr/contract/oversight/attention-calls.ts'
import { codesAbove } from '@lqr/contract/reference/site-scope.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { dayAfter } from '../../../../clocks/calendar-days.ts'
import { shanghaiDay } from '../../../../clocks/working-days.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { areaNameOf, cockpitAreaOf } from '../../../statistics/index.ts'
import { attentionScope } from '../attention-scope.ts'
import { countAttention, listClosingBatches, listOverdueInstitutions } from '../attention.store.ts'

const DAY_MS = 86_400_000
/** Batches that close within so many days are shown. */
const CLOSING_DAYS = 10

const daysBetween = (from: string, until: string) =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS)

export const getAttentionCall = bindCall(getAttention, async ({ db, actor, query, now }) => {
  const area = cockpitAreaOf(actor, query.areaId)
  const scope = await attentionScope(db, area, now)
  const today = shanghaiDay(now)
  const overdueDays = (dueAt: string) => daysBetween(shanghaiDay(new Date(dueAt)), today)
  const { oldest, ...counts } = await countAttention(db, scope)
  const batches = await listClosingBatches(db, {
    areas: [...new Set([...codesWithin(area), ...codesAbove(area)])],
    regions: scope.regions,
    from: today,
    until: dayAfter(today, CLOSING_DAYS),
  })
  const institutions = await listOverdueInstitutions(db, scope)
  return {
    areaCode: area,
    areaName: areaNameOf(area),
    asOf: now.toISOString(),
    ...counts,
    overdueOldestDays: oldest === null ? 0 : overdueDays(oldest),
    institutions: institutions.map((row) => ({ ...row, oldestDays: overdueDays(row.oldestDueAt) })),
    closingBatches: batches[0]?.all ?? 0,
    batches: batches.map(({ id, name, closesOn, reports }) => ({
      id,
      name,
      closesOn,
      reports,
      daysLeft: daysBetween(today, closesOn),
    })),
  }
})
