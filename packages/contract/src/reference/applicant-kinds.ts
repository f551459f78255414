import { dictionary } from '../kernel/dictionary.ts'

/** Who may ask for money: wider than a company (GB 32100: the first two digits of a credit code tell who registered it). */
export const APPLICANT_KINDS = dictionary('applicantKind', [
  { code: 'ENTERPRISE', name: '企业', creditPrefixes: ['91'] },
  { code: 'SELF_EMPLOYED', name: '个体工商户', creditPrefixes: ['92'] },
  { code: 'COOPERATIVE', name: '农民专业合作社', creditPrefixes: ['93'] },
  { code: 'FAMILY_FARM', name: '家庭农场', creditPrefixes: ['91', '92', '93'] },
])

export type ApplicantKindCode = (typeof APPLICANT_KINDS)[number]['code']

/** The kind of whoever has not said otherwise. */
export const USUAL_APPLICANT_KIND: ApplicantKindCode = 'ENTERPRISE'

/**
 * What to look at again when a credit code does not begin as the kind's usually do; undefined when it does or is unfinished. It warns
 * and never blocks: old registrations differ.
 */
export function applicantKindWarning(kind: ApplicantKindCode, creditCode: string): string | undefined {
  const known = APPLICANT_KINDS.find(({ code }) => code === kind)
  const prefix = creditCode.trim().slice(0, 2)
  const prefixes: readonly string[] = known?.creditPrefixes ?? []
  if (!known || prefix.length < 2 || prefixes.includes(prefix)) return undefined
  return `${known.name}的统一社会信用代码一般以 ${prefixes.join('、')} 开头，请核对主体类型和代码。`
}
