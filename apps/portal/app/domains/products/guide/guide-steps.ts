import { productFilters } from '@lqr/contract/products/product-calls.ts'
import { GUARANTEE_MODES, type GuaranteeModeCode } from '@lqr/contract/reference/guarantee-modes.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import type { KeptQuery } from '../../../shell/list-address.ts'
import { typedNumber } from '../../../shell/typed-number.ts'
import { copy } from './guide-copy.ts'
import type { Answers, GuideTopic } from './guide-topic.ts'

/** The steps in their order. */
export const STEPS = ['check', 'documents', 'needs', 'products', 'apply'] as const
export type Step = (typeof STEPS)[number]

/** What somebody needs, complete and readable. */
export interface Needs {
  readonly amountYuan: number
  readonly termMonths: number
  readonly areaCode: string
  /** Undefined: not decided yet. */
  readonly guaranteeMode: GuaranteeModeCode | undefined
}

export interface GuideReading {
  /** The step asked for, or the furthest one that what was answered allows. */
  readonly step: Step
  readonly answers: Answers
  /** Key of the self-check's result. */
  readonly result: string | undefined
  readonly ready: readonly string[]
  readonly needs: Needs | undefined
  readonly errors: { readonly amount?: string; readonly term?: string; readonly area?: string }
  readonly proId: string | undefined
  /** Whether something was sent that did not lead on. */
  readonly stopped: boolean
  /** What the address holds, in one form: every link and form of the guide builds on it. */
  readonly kept: KeptQuery
}

const ID = /^[1-9]\d{0,14}$/

function readNeeds(search: URLSearchParams) {
  const { shape } = productFilters
  const text = (key: string) => search.get(key)?.trim() ?? ''
  const amountYuan = shape.amountYuan.safeParse(tenThousandsToYuan(typedNumber(search, 'amount')))
  const termMonths = shape.termMonths.safeParse(Number(typedNumber(search, 'termMonths')))
  const area = text('areaCode') ? substationOfCode(text('areaCode')) : undefined
  const guarantee = GUARANTEE_MODES.find(({ code }) => code === text('guaranteeMode'))?.code
  const errors = {
    ...(amountYuan.data === undefined ? { amount: copy.needs.amountError } : {}),
    ...(termMonths.data === undefined ? { term: copy.needs.termError } : {}),
    ...(area ? {} : { area: copy.needs.areaError }),
  }
  const needs: Needs | undefined =
    amountYuan.data !== undefined && termMonths.data !== undefined && area
      ? {
          amountYuan: amountYuan.data,
          termMonths: termMonths.data,
          areaCode: area.id,
          guaranteeMode: guarantee,
        }
      : undefined
  return { needs, errors }
}

/**
 * Where somebody stands in a guided application, from the address alone. A step is open when everything before it is
 * answered: the self-check passed, the needs complete, a product chosen; documents may be missing.
 */
export function readGuide(search: URLSearchParams, topic: GuideTopic): GuideReading {
  const answers: Answers = Object.fromEntries(
    topic.questions.flatMap(({ key }) => {
      const answer = search.get(key)
      return answer === 'yes' || answer === 'no' ? [[key, answer] as const] : []
    }),
  )
  const result = topic.check(answers)
  const passes = result !== undefined && topic.results[result]?.passes === true
  const { needs, errors } = readNeeds(search)
  const chosen = search.get('proId') ?? ''
  const proId = ID.test(chosen) ? chosen : undefined
  const given = search.getAll('docs').flatMap((text) => text.split('.'))
  const ready = topic.documents.flatMap(({ key }) => (given.includes(key) ? [key] : []))
  const furthest = !passes ? 0 : !needs ? 2 : proId ? 4 : 3
  const asked = Math.max(
    0,
    STEPS.findIndex((step) => step === search.get('step')),
  )
  const texts = {
    amount: typedNumber(search, 'amount'),
    termMonths: typedNumber(search, 'termMonths'),
    guaranteeMode: search.get('guaranteeMode')?.trim(),
    areaCode: search.get('areaCode')?.trim(),
  }
  return {
    step: STEPS[Math.min(asked, furthest)] ?? 'check',
    answers,
    result,
    ready,
    needs,
    errors,
    proId,
    stopped: asked > furthest,
    kept: Object.fromEntries([
      ...Object.entries(answers),
      ...(ready.length > 0 ? [['docs', ready.join('.')]] : []),
      ...Object.entries(texts).filter(([, text]) => text),
      ...(proId ? [['proId', proId]] : []),
    ]),
  }
}

/** What other links of the page carry, so that the guide stays where it is; the first step needs no word. */
export function keptPlace({ kept, step }: Pick<GuideReading, 'kept' | 'step'>): KeptQuery {
  return step === STEPS[0] ? kept : { ...kept, step }
}
