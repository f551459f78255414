import type { PolicyAnswers } from '@lqr/contract/policies/profile.ts'
import { factOf } from '@lqr/contract/policies/facts.ts'
import { SUBSTATIONS, substationOfCode } from '@lqr/contract/reference/substations.ts'
import { copy } from './copy.ts'

interface Choice {
  readonly code: string
  readonly name: string
}

/** A question of the form: the key of the address, what it fills, and how it is typed (万元, years and hundredths as text). */
export interface Question {
  readonly key: string
  readonly field: keyof PolicyAnswers
  readonly label: string
  readonly input: 'choice' | 'whole' | 'decimal' | 'wan' | 'years'
  readonly unit?: string
  readonly options?: readonly Choice[]
}

const AREAS = SUBSTATIONS.filter(({ level }) => level > 1).map(({ id, name, level, parentId }) => {
  const above = level === 3 && parentId ? substationOfCode(parentId)?.name : undefined
  return { code: id, name: above ? `${above} ${name}` : name }
})

type Fact = Parameters<typeof factOf>[0] & keyof PolicyAnswers

function asked(key: string, fact: Fact, input: Question['input']): Question {
  const about = factOf(fact)
  const unit = input === 'wan' ? copy.wan : 'unit' in about ? about.unit : undefined
  return {
    key,
    field: fact,
    label: about.name,
    input,
    ...(unit === undefined ? {} : { unit }),
    ...('items' in about ? { options: about.items } : {}),
  }
}

/** What a certification tells, asked of who has none. */
export const REGISTERED: readonly Question[] = [
  asked('applicantKind', 'applicantKind', 'choice'),
  { key: 'area', field: 'areaCode', label: copy.area, input: 'choice', options: AREAS },
  asked('industry', 'industry', 'choice'),
  asked('scale', 'scale', 'choice'),
  { key: 'years', field: 'ageMonths', label: copy.years, input: 'years', unit: copy.yearsUnit },
  asked('employees', 'employees', 'whole'),
  asked('revenue', 'revenueYuan', 'wan'),
  asked('assets', 'assetsYuan', 'wan'),
]

/** What an enterprise tells of itself. */
export const TOLD: readonly Question[] = [
  asked('rd', 'rdPercent', 'decimal'),
  asked('rdCost', 'rdYuan', 'wan'),
  asked('patents', 'patents', 'whole'),
  asked('tech', 'techStaffPercent', 'decimal'),
  asked('main', 'mainBusinessPercent', 'decimal'),
  asked('growth', 'growthPercent', 'decimal'),
  asked('debt', 'debtPercent', 'decimal'),
  asked('niche', 'nicheYears', 'whole'),
  asked('tax', 'taxRating', 'choice'),
  asked('safe', 'noAccident', 'choice'),
]
