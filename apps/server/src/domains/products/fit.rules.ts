import { FIT_CONDITIONS, type FitCondition, type FitConditionCode } from '@lqr/contract/products/fit.ts'
import { APPLICANT_KINDS, type ApplicantKindCode } from '@lqr/contract/reference/applicant-kinds.ts'
import { GUARANTEE_MODES, type GuaranteeModeCode } from '@lqr/contract/reference/guarantee-modes.ts'
import { fitCopy } from './fit-copy.ts'

/** What a product asks of every application: applying and the matcher both read these rules. */
export interface OfferTerms {
  readonly onlineApply: boolean
  readonly applicantKinds: readonly ApplicantKindCode[]
  readonly amountMinYuan: number
  readonly amountMaxYuan: number
  readonly termMinMonths: number
  readonly termMaxMonths: number
  readonly guaranteeModes: readonly GuaranteeModeCode[]
}

export interface AskedTerms {
  readonly amountYuan: number
  readonly termMonths: number
  readonly guaranteeMode?: GuaranteeModeCode | undefined
}

type Items = readonly { readonly code: string; readonly name: string }[]

/** The 中文 of some codes of a list, in the order of the list. */
export function namesOf(items: Items, codes: readonly string[]): string {
  return items.flatMap(({ code, name }) => (codes.includes(code) ? [name] : [])).join('、')
}

const REQUIRED: ReadonlySet<string> = new Set(
  FIT_CONDITIONS.flatMap(({ code, isRequired }) => (isRequired ? [code] : [])),
)

/** A condition of one product as it was judged; its sentence is made when it is said: of hundreds of products a page shows ten. */
export interface JudgedCondition extends Omit<FitCondition, 'sentence'> {
  readonly say: () => string
}

/** A condition of one product; `enterAt` is where a missing datum is entered. */
export function conditionOf(
  code: FitConditionCode,
  result: FitCondition['result'],
  say: () => string,
  enterAt: FitCondition['enterAt'] = null,
): JudgedCondition {
  return { code, result, isRequired: REQUIRED.has(code), enterAt, say }
}

/** A condition with its sentence. */
export const said = ({ say, ...condition }: JudgedCondition): FitCondition => ({
  ...condition,
  sentence: say(),
})

/** The same where the datum is there: met or not, each with its sentence. */
export function decided(
  code: FitConditionCode,
  isMet: boolean,
  sayMet: () => string,
  sayUnmet: () => string,
): JudgedCondition {
  return conditionOf(code, isMet ? 'met' : 'unmet', isMet ? sayMet : sayUnmet)
}

/** Whether it is applied for on line at all. */
export function onlineCondition({ onlineApply }: Pick<OfferTerms, 'onlineApply'>): JudgedCondition {
  return decided(
    'ONLINE_APPLY',
    onlineApply,
    () => fitCopy.online,
    () => fitCopy.offline,
  )
}

/** Whether the product serves who asks; a product that names nobody serves everybody. */
export function kindCondition(
  { applicantKinds }: Pick<OfferTerms, 'applicantKinds'>,
  own: ApplicantKindCode | null,
): JudgedCondition {
  if (applicantKinds.length === 0) return conditionOf('APPLICANT_KIND', 'met', () => fitCopy.everyKind)
  const served = () => namesOf(APPLICANT_KINDS, applicantKinds)
  if (own === null) {
    return conditionOf('APPLICANT_KIND', 'unknown', () => fitCopy.kindUnknown(served()), 'certification')
  }
  const name = () => namesOf(APPLICANT_KINDS, [own])
  return decided(
    'APPLICANT_KIND',
    applicantKinds.includes(own),
    () => fitCopy.kindMet(name()),
    () => fitCopy.kindUnmet(served(), name()),
  )
}

type Range = Pick<
  OfferTerms,
  'amountMinYuan' | 'amountMaxYuan' | 'termMinMonths' | 'termMaxMonths' | 'guaranteeModes'
>

/** Whether the product lends so much, for so long, against such a guarantee: each bound included. */
export function termConditions(product: Range, asked: AskedTerms): JudgedCondition[] {
  return [amountCondition(product, asked), termCondition(product, asked), guaranteeCondition(product, asked)]
}

function amountCondition({ amountMinYuan: min, amountMaxYuan: max }: Range, { amountYuan }: AskedTerms) {
  return decided(
    'AMOUNT',
    amountYuan >= min && amountYuan <= max,
    () => fitCopy.amountMet(min, max),
    () =>
      amountYuan > max
        ? fitCopy.amountAbove(max, amountYuan - max)
        : fitCopy.amountBelow(min, min - amountYuan),
  )
}

function termCondition({ termMinMonths: min, termMaxMonths: max }: Range, { termMonths }: AskedTerms) {
  return decided(
    'TERM',
    termMonths >= min && termMonths <= max,
    () => fitCopy.termMet(min, max),
    () =>
      termMonths > max ? fitCopy.termAbove(max, termMonths - max) : fitCopy.termBelow(min, min - termMonths),
  )
}

function guaranteeCondition({ guaranteeModes }: Range, { guaranteeMode }: AskedTerms) {
  const offered = () => namesOf(GUARANTEE_MODES, guaranteeModes)
  if (guaranteeMode === undefined) {
    return conditionOf('GUARANTEE', 'unknown', () => fitCopy.guaranteeUnknown(offered()), 'want')
  }
  const mode = () => namesOf(GUARANTEE_MODES, [guaranteeMode])
  return decided(
    'GUARANTEE',
    guaranteeModes.includes(guaranteeMode),
    () => fitCopy.guaranteeMet(mode()),
    () => fitCopy.guaranteeUnmet(mode(), offered()),
  )
}

/** What applying asks of every product, in the order in which it is refused. */
export function offerConditions(
  product: OfferTerms,
  asked: AskedTerms,
  kind: ApplicantKindCode | null,
): JudgedCondition[] {
  return [onlineCondition(product), kindCondition(product, kind), ...termConditions(product, asked)]
}
