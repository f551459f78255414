import { industryOfDivision } from '@lqr/contract/reference/industries.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import type { PolicyAnswers, PolicyProfile } from '@lqr/contract/policies/profile.ts'
import { monthsBetween } from '../../../clocks/months-between.rules.ts'
import type { Facts } from './judge.rules.ts'

/** What registers tell of an enterprise; null is not known. Amounts in yuan, the day YYYY-MM-DD. */
export interface RegisteredFacts {
  readonly applicantKind: string | null
  readonly areaCode: string | null
  readonly industryCode: string | null
  readonly scale: string | null
  readonly foundDate: string | null
  readonly revenueYuan: number | null
  readonly employees: number | null
  readonly assetsYuan: number | null
  /** The kinds of the rosters in force it stands on. */
  readonly rosters: readonly string[]
  readonly profile: Partial<PolicyProfile> | null
}

/** An area with those above it: what is offered in any of them is offered there. */
export function lineageOf(areaCode: string): string[] {
  const site = substationOfCode(areaCode)
  if (!site) return [areaCode]
  return site.parentId ? [site.id, ...lineageOf(site.parentId)] : [site.id]
}

const known = <T>(value: T | null | undefined) => value ?? undefined
const oneCode = (code: string | null | undefined) =>
  code === null || code === undefined ? undefined : [code]

/** Whatever is told by the enterprise itself, as facts. */
function toldFacts(told: Partial<PolicyProfile>): Facts {
  return {
    titles: known(told.titles),
    taxRating: oneCode(told.taxRating),
    rdPercent: known(told.rdPercent),
    rdYuan: known(told.rdYuan),
    techStaffPercent: known(told.techStaffPercent),
    mainBusinessPercent: known(told.mainBusinessPercent),
    growthPercent: known(told.growthPercent),
    debtPercent: known(told.debtPercent),
    nicheYears: known(told.nicheYears),
    patents: known(told.patents),
    noAccident: oneCode(told.noAccident),
  }
}

/** The facts of an enterprise on a day (YYYY-MM-DD): what is registered, and what it told of itself where no register does. */
export function factsOf(row: RegisteredFacts, today: string): Facts {
  const { industryCode, areaCode, foundDate } = row
  return {
    ...toldFacts(row.profile ?? {}),
    applicantKind: oneCode(row.applicantKind),
    area: areaCode === null ? undefined : lineageOf(areaCode),
    industry: oneCode(industryCode && (industryOfDivision(industryCode) ?? industryCode)),
    scale: oneCode(row.scale),
    ageMonths: foundDate === null ? undefined : monthsBetween(foundDate, today),
    revenueYuan: known(row.revenueYuan),
    employees: known(row.employees),
    assetsYuan: known(row.assetsYuan),
    rosters: row.rosters,
  }
}

/** The facts that a questionnaire tells; on which rosters somebody unnamed stands is not known. */
export function answeredFacts(answers: PolicyAnswers): Facts {
  const { areaCode } = answers
  return {
    ...toldFacts(answers),
    applicantKind: oneCode(answers.applicantKind),
    area: areaCode ? lineageOf(areaCode) : undefined,
    industry: oneCode(answers.industry),
    scale: oneCode(answers.scale),
    ageMonths: known(answers.ageMonths),
    revenueYuan: known(answers.revenueYuan),
    employees: known(answers.employees),
    assetsYuan: known(answers.assetsYuan),
  }
}

/**
 * An enterprise's facts with its own figures replaced by those it tries out; what is registered stays. Null is tried as not known, and
 * what is left out is as it is stored.
 */
export function triedFacts(row: RegisteredFacts, answers: PolicyAnswers, today: string): Facts {
  const given = Object.entries(answers).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  const tried = Object.entries(toldFacts(answers)).filter(([field]) => given.includes(field))
  return { ...factsOf(row, today), ...Object.fromEntries(tried) }
}
