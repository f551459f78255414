import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { getPolicy, listPolicies } from '@lqr/contract/policies/calls.ts'
import { policyTypes } from '@lqr/contract/policies/entities.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { toPolicyLine } from './policy-line.ts'
import { shownPolicy } from './shown-policy.ts'
import { structuredPolicy } from './structured-policy.ts'

const RELATED = 5

/** A policy as its page shows it, with other policies of its type that are in force. */
export async function loadPolicy(api: LoaderApi, request: Request) {
  const policy = await api(getPolicy, { params: { id: requireId(request) } })
  const type = policyTypes.find(({ code }) => code === policy.type)
  const others = await api(listPolicies, {
    body: { type: type?.code, currentOnly: true, pageSize: RELATED + 1 },
  })
  const today = chinaToday()
  return {
    ...shownPolicy(policy, today),
    related: others.list
      .filter(({ id }) => id !== policy.id)
      .slice(0, RELATED)
      .map((other) => toPolicyLine(other, today)),
    moreHref: `/policyInfo?type=${policy.type}&current=1`,
    structuredData: structuredPolicy(policy),
  }
}
