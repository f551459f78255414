import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { getDocumentRecord } from '@lqr/contract/policies/document-record-calls.ts'
import type { Policy } from '@lqr/contract/policies/entities.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { shownPolicy } from './shown-policy.ts'

type Term = Pick<Policy, 'effectiveFrom' | 'effectiveTo'>

function validityOn(today: string, { effectiveFrom, effectiveTo }: Term): Policy['validity'] {
  if (effectiveTo !== null && effectiveTo < today) return 'expired'
  return effectiveFrom !== null && effectiveFrom > today ? 'upcoming' : 'current'
}

/** A policy with the change that is being worked on, for who may edit it. */
export async function loadPolicyPreview(api: LoaderApi, request: Request) {
  const record = await api(getDocumentRecord, { params: { id: requireId(request) } })
  const worked = { ...record, ...record.change }
  const today = chinaToday()
  const policy: Policy = {
    ...worked,
    guide: worked.guide ?? '',
    validity: validityOn(today, worked),
    publishedAt: record.publishedAt ?? record.updatedAt,
  }
  return {
    ...shownPolicy(policy, today),
    publishAt: worked.publishAt ? formatDateTime(worked.publishAt) : null,
  }
}
