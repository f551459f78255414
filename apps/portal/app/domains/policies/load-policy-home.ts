import { countPoliciesByLevel, countPoliciesByType, listPolicies } from '@lqr/contract/policies/calls.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { policyFacets } from './load-policies.ts'
import { chinaDay, toPolicyLine } from './policy-line.ts'

const LATEST = 4
const NATIONAL = 4

/** Titles of policies in force: the latest of the site, and those of the state. */
export async function loadPolicyHeadlines(api: LoaderApi, pageSize: number) {
  const half = Math.ceil(pageSize / 2)
  const body = { currentOnly: true, pageSize: half }
  const [latest, national] = await Promise.all([
    api(listPolicies, { body }),
    api(listPolicies, { body: { ...body, level: 'national' } }),
  ])
  const today = chinaDay(new Date())
  const known = new Set(latest.list.map(({ id }) => id))
  return [...latest.list, ...national.list.filter(({ id }) => !known.has(id))].map((policy) => {
    const { id, title, level } = toPolicyLine(policy, today)
    return { id, title, level }
  })
}

/** The latest policies in force, those of the state once more by themselves, and how many there are of each level and type. */
export async function loadPolicyHome(api: LoaderApi) {
  const body = { currentOnly: true }
  const [found, national, levels, types] = await Promise.all([
    api(listPolicies, { body: { ...body, pageSize: LATEST } }),
    api(listPolicies, { body: { ...body, level: 'national', pageSize: NATIONAL } }),
    api(countPoliciesByLevel, { body }),
    api(countPoliciesByType, { body }),
  ])
  const today = chinaDay(new Date())
  const kept = { current: '1' }
  return {
    levels: policyFacets('level', levels, kept),
    types: policyFacets('type', types, kept),
    latest: found.list.map((policy) => toPolicyLine(policy, today)),
    national: national.list.map((policy) => toPolicyLine(policy, today)),
  }
}
