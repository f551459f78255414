import type { PolicyDocumentForm } from './document-form.ts'
import { policiesErrors } from './errors.ts'

/** Days of which the second never comes before the first, and what to say when it does. */
const SPANS = [
  ['effectiveFrom', 'effectiveTo', '有效期至不能早于施行日期'],
  ['declareFrom', 'declareTo', '申报截止日期不能早于申报开始日期'],
  ['cashFrom', 'cashTo', '兑现截止日期不能早于兑现开始日期'],
] as const

/** What of a policy its fields alone do not tell, by field; none when it may be kept. */
export function documentProblems(form: PolicyDocumentForm, now: Date): Readonly<Record<string, string>> {
  const spans = SPANS.flatMap(([from, to, problem]) => {
    const [first, last] = [form[from], form[to]]
    return first !== null && last !== null && last < first ? [[to, problem] as const] : []
  })
  const { level, areaCodes, publishAt } = form
  const isNarrow = level === 'city' || level === 'county'
  return {
    ...Object.fromEntries(spans),
    ...(isNarrow && areaCodes.length === 0 ? { areaCodes: '市、县的政策请选择适用地区' } : {}),
    ...(publishAt !== null && Date.parse(publishAt) <= now.getTime()
      ? { publishAt: policiesErrors.timePast.msg }
      : {}),
  }
}
