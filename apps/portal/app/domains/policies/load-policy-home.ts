import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { countPoliciesByLevel, countPoliciesByType, listPolicies } from '@lqr/contract/policies/calls.ts'
import type { PolicySummary } from '@lqr/contract/policies/entities.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { policyFacets } from './load-policies.ts'
import { headlineCopy as labels } from './headline-copy.ts'
import { toPolicyLine } from './policy-line.ts'

const LATEST = 4
const NATIONAL = 4

/** A policy by the day it was issued. */
export interface PolicyHeadline {
  readonly id: string
  readonly title: string
  /** `20` over `11月`, of another year `2024` over `10月28日`, and 2026-11-20 for `<time>`; null where the paper does not say. */
  readonly issued: { readonly large: string; readonly small: string; readonly iso: string } | null
  readonly level: string
  /** Who issued it, or until when one declares. */
  readonly issuer: string
}

function issuedDay(iso: string | null, today: string): PolicyHeadline['issued'] {
  if (iso === null) return null
  const [year = '', month = '', day = ''] = iso.split('-')
  return year === today.slice(0, 4)
    ? { large: day, small: labels.month(Number(month)), iso }
    : { large: year, small: labels.day(Number(month), Number(day)), iso }
}

function toHeadline(policy: PolicySummary, today: string): PolicyHeadline {
  const { id, title, level, issuer, declareTo, declareEnded } = toPolicyLine(policy, today)
  return {
    id,
    title,
    issued: issuedDay(policy.issuedAt, today),
    level,
    issuer: declareTo && !declareEnded ? labels.declareBy(declareTo) : issuer,
  }
}

/** The newest first; a paper that does not say its day cannot be told as one of the latest. */
const newestFirst = (a: PolicySummary, b: PolicySummary) => (b.issuedAt ?? '').localeCompare(a.issuedAt ?? '')

/** Policies in force for short lists: the latest of the site, and those of the state, the newest first. */
export async function loadPolicyHeadlines(api: LoaderApi, count: number): Promise<PolicyHeadline[]> {
  // More than are shown, so that those without a day make way for those with one.
  const body = { currentOnly: true, pageSize: count * 4 }
  const [latest, national] = await Promise.all([
    api(listPolicies, { body }),
    api(listPolicies, { body: { ...body, level: 'national' } }),
  ])
  const today = chinaToday()
  const state = national.list.toSorted(newestFirst).slice(0, Math.ceil(count / 2))
  const own = latest.list
    .filter(({ level }) => level !== 'national')
    .toSorted(newestFirst)
    .slice(0, count - state.length)
  return [...own, ...state].toSorted(newestFirst).map((policy) => toHeadline(policy, today))
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
  const today = chinaToday()
  const kept = { current: '1' }
  return {
    levels: policyFacets('level', levels, kept),
    types: policyFacets('type', types, kept),
    latest: found.list.map((policy) => toPolicyLine(policy, today)),
    national: national.list.map((policy) => toPolicyLine(policy, today)),
  }
}
