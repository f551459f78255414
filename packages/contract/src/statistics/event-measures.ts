import type { Formula } from './indicator-shape.ts'
import type { MeasureCode } from './measures.ts'

/** Since which day a case counts, in words; and which of its parts a filter can ask for. */
interface EventMeasure {
  readonly code: string
  readonly day: string
  readonly hasInstitution: boolean
  readonly hasProduct: boolean
  /** What of the tally follows from it. */
  readonly gives: readonly MeasureCode[]
}

const application = { hasInstitution: true, hasProduct: true } as const
const other = { hasInstitution: false, hasProduct: false } as const

/** What the rows behind the figures are kept as (decision 0102): the migration says which case counts as what. */
export const EVENT_MEASURES = [
  { ...other, code: 'registered', day: '注册日', gives: ['registered'] },
  { ...other, code: 'certified', day: '注册日', gives: ['certified'] },
  { ...application, code: 'applied', day: '提交日', gives: ['applied'] },
  { ...application, code: 'accepted', day: '受理日（超时未受理的为期限届满日）', gives: ['accepted'] },
  { ...application, code: 'decided', day: '决定日', gives: ['decided'] },
  { ...application, code: 'credited', day: '授信决定日', gives: ['credited'] },
  { ...application, code: 'disbursed', day: '放款日', gives: ['disbursed', 'disbursed.security'] },
  { ...application, code: 'disbursed.first', day: '放款日', gives: ['disbursed.first'] },
  { ...application, code: 'disbursed.renewed', day: '放款日', gives: ['disbursed.renewed'] },
  { ...application, code: 'disbursed.unrepaid', day: '放款日', gives: ['disbursed.unrepaid'] },
  { ...application, code: 'disbursed.rated', day: '放款日', gives: ['disbursed.rated', 'disbursed.rate'] },
  { ...application, code: 'disbursed.costed', day: '放款日', gives: ['disbursed.costed', 'disbursed.cost'] },
  {
    ...application,
    code: 'closed',
    day: '放款日、拒绝日或超时关闭的期限届满日',
    gives: ['closed', 'closed.drawn'],
  },
  { ...other, code: 'needs', day: '发布日', gives: ['needs'] },
  { ...other, code: 'needs.ended', day: '发布日', gives: ['needs.ended'] },
  { ...other, code: 'needs.matched', day: '发布日', gives: ['needs.matched'] },
  { ...other, code: 'reports', day: '首次提交日', gives: ['reports'] },
  { ...other, code: 'reports.drawn', day: '放款日', gives: ['reports.drawn'] },
  { ...other, code: 'questions', day: '提出日', gives: ['questions'] },
  { ...other, code: 'questions.answered', day: '答复日', gives: ['questions.answered'] },
  { ...other, hasInstitution: true, code: 'openings.opened', day: '开立日', gives: ['openings.opened'] },
  { ...other, code: 'projects', day: '发布日', gives: ['projects'] },
  { ...other, code: 'projects.invested', day: '发布日', gives: ['projects.invested'] },
] as const satisfies readonly EventMeasure[]

export type EventMeasureCode = (typeof EVENT_MEASURES)[number]['code']

/** The rows that a formula counts or weighs by: the basis of a quotient, the cases of a sum; none for what is on offer. */
export function rowsOf(formula: Formula): (typeof EVENT_MEASURES)[number] | undefined {
  if (formula.kind === 'offer') return undefined
  const of = 'whole' in formula ? formula.whole.of : formula.of
  return EVENT_MEASURES.find(({ gives }) => gives.some((measure) => measure === of))
}

/** The kept rows from which a measure of the tally follows. */
export function eventMeasuresOf(measures: readonly MeasureCode[]): EventMeasureCode[] {
  return EVENT_MEASURES.filter(({ gives }) => gives.some((given) => measures.includes(given))).map(
    ({ code }) => code,
  )
}
