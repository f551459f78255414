import { countPoliciesByLevel, countPoliciesByType, listPolicies } from '@lqr/contract/policies/calls.ts'
import type { PolicySummary } from '@lqr/contract/policies/entities.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { policyFacets } from './load-policies.ts'
import { headlineCopy as labels } from './headline-copy.ts'
import { chinaDay, toPolicyLine } from './policy-line.ts'

const LATEST = 4
const NATIONAL = 4

/** A policy by the day it was issued. */
export interface PolicyHeadline {
  readonly id: string
  readonly title: string
  /** `20`, `11月`, and 2026-11-20 for `<time>`; null where the paper does not say. */
  readonly issued: { readonly day: string; readonly month: string; readonly iso: string } | null
  readonly level: string
  /** Who issued it, or until when one declares. */
  readonly issuer: string
}

function toHeadline(policy: PolicySummary, today: string): PolicyHeadline {
  const { id, title, level, issuer, declareTo, declareEnded } = toPolicyLine(policy, today)
  const [, month = '', day = ''] = policy.issuedAt?.split('-') ?? []
  return {
    id,
    title,
    issued:
      policy.issuedAt === null ? null : { day, month: labels.month(Number(month)), iso: policy.issuedAt },
    level,
    issuer: declareTo && !declareEnded ? labels.declareBy(declareTo) : issuer,
  }
}

/** Policies in force for short lists: the latest of the site, and those of the state, the newest first. */
export async function loadPolicyHeadlines(api: LoaderApi, count: number): Promise<PolicyHeadline[]> {
  const body = { currentOnly: true, pageSize: count }
  const [latest, national] = await Promise.all([
    api(listPolicies, { body }),
    api(listPolicies, { body: { ...body, level: 'national', pageSize: Math.ceil(count / 2) } }),
  ])
  const today = chinaDay(new Date())
  const state = national.list.map(({ id }) => id)
  const own = latest.list.filter(({ id }) => !state.includes(id)).slice(0, count - state.length)
  return [...own, ...national.list]
    .toSorted((a, b) => (b.issuedAt ?? '').localeCompare(a.issuedAt ?? ''))
    .map((policy) => toHeadline(policy, today))
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
