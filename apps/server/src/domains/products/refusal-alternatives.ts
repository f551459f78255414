import type { RefusalAlternative } from '@lqr/contract/reference/refusal-fields.ts'
import type { FitConditionCode, ProductFit } from '@lqr/contract/products/fit.ts'
import { refusalWayOf } from '@lqr/contract/products/refusal-ways.ts'
import { TARGET_GROUPS, type TargetGroupCode } from '@lqr/contract/reference/target-groups.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import { houseOf } from '../organisations/index.ts'
import { fitCopy } from './fit-copy.ts'
import { findEnterpriseFacts } from './fit-facts.ts'
import type { Fit, Want } from './fit-product.rules.ts'
import { fitProducts } from './fit-products.ts'

const MOST = 3

/** A refused case, as far as another product can be compared with it. */
export interface Refused {
  readonly companyId: string
  /** The institution that refused: no product of its house is proposed. Null when it was none. */
  readonly orgId: string | null
  readonly code: string
  readonly want: Want
}

type Passing = (fit: Pick<Fit, 'conditions'>) => boolean

/** Only what the enterprise chooses when it applies may still be open. */
const mayApply: Passing = ({ conditions }) =>
  conditions.every(({ isRequired, result, enterAt }) => !isRequired || result === 'met' || enterAt === 'want')

const meets =
  (code: FitConditionCode): Passing =>
  ({ conditions }) =>
    conditions.some((condition) => condition.code === code && condition.result === 'met')

const sentenceOf = ({ conditions }: ProductFit, code: FitConditionCode) =>
  conditions.find((condition) => condition.code === code)?.sentence ?? ''

/**
 * Up to three open products of other institutions that pass the very condition that decided, each with the sentence that shows
 * it; where none does, products that a guarantee company stands behind. Only what the enterprise may apply for as it is.
 */
export async function refusalAlternatives(
  { db, now }: { db: Db; now: Date },
  { companyId, orgId, code, want }: Refused,
): Promise<RefusalAlternative[]> {
  const { passes, group, guarantee } = refusalWayOf(code)
  const today = shanghaiDay(now)
  const facts = await findEnterpriseFacts(db, companyId)
  const house = orgId === null ? [] : await houseOf(db, orgId)
  const find = async (asked: Want, isPassing: Passing, groups?: TargetGroupCode) => {
    const { list } = await fitProducts(db, asked, facts, {
      today,
      limit: MOST,
      keep: (fit, product) =>
        fit.fits &&
        mayApply(fit) &&
        isPassing(fit) &&
        !house.includes(product.orgId) &&
        (groups === undefined || product.targetGroups.includes(groups)),
    })
    return list
  }
  if (passes) {
    const list = await find(want, meets(passes))
    if (list.length > 0) return list.map((fit) => told(fit, 'product', sentenceOf(fit, passes)))
  }
  if (group) {
    const list = await find(want, () => true, group)
    const name = TARGET_GROUPS.find((one) => one.code === group)?.name ?? group
    if (list.length > 0) return list.map((fit) => told(fit, 'product', fitCopy.kindMet(name)))
  }
  if (!guarantee) return []
  const guaranteed = { ...want, demandType: undefined, guaranteeMode: 'guaranteeCompany' } as const
  const list = await find(guaranteed, meets('GUARANTEE'))
  return list.map((fit) => told(fit, 'guarantee', sentenceOf(fit, 'GUARANTEE')))
}

function told(
  { id, name, orgName, annualCost }: ProductFit,
  kind: RefusalAlternative['kind'],
  sentence: string,
): RefusalAlternative {
  return { proId: id, productName: name, orgName, kind, sentence, annualCost }
}
