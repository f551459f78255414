import type { ProductFit } from '@lqr/contract/products/fit.ts'
import type { Db } from '../../data/database.ts'
import type { EnterpriseFacts } from './fit-facts.ts'
import { wantChanges } from './fit-path.rules.ts'
import { type Fit, fitOf, type FitTerms, inFitOrder, type Want } from './fit-product.rules.ts'
import { said } from './fit.rules.ts'
import { findCards, listFitTerms } from './fit.store.ts'

/** Which products, and how many of them. */
interface FitScope {
  /** YYYY-MM-DD. */
  readonly today: string
  readonly offset?: number
  readonly limit: number
  /** Leaves out what a caller has no use for, such as the institution that refused. */
  readonly keep?: (fit: Fit, product: FitTerms) => boolean
}

export interface FittedProducts {
  readonly list: ProductFit[]
  readonly total: number
  readonly fitting: number
  /** Of these, how many have nothing to confirm. */
  readonly passing: number
}

/** What is answered of a comparison, its sentences made. */
function shown({ annualCost, conditions, unmet, fits, canApply }: Fit) {
  return { annualCost, conditions: conditions.map(said), unmet, fits, canApply }
}

function changesOf(fit: Fit, product: FitTerms, want: Want): ProductFit['changes'] {
  return wantChanges(fit, product, want)?.map(({ code, sentence }) => ({ code, sentence })) ?? null
}

/**
 * Listed products compared with what is wanted, condition by condition, the fitting ones first. Two statements however many
 * there are: the conditions of all, and the cards of those that are asked for.
 */
export async function fitProducts(
  db: Db,
  want: Want,
  facts: EnterpriseFacts,
  { today, offset = 0, limit, keep = () => true }: FitScope,
): Promise<FittedProducts> {
  const terms = await listFitTerms(db, facts.companyId, want.areaCode ?? facts.areaCode)
  const fits = terms.flatMap((product) => {
    const fit = fitOf(product, want, facts, today)
    return keep(fit, product) ? [{ ...fit, product }] : []
  })
  const page = inFitOrder(fits).slice(offset, offset + limit)
  const cards =
    page.length === 0
      ? new Map()
      : await findCards(
          db,
          page.map(({ id }) => id),
        )
  return {
    list: page.flatMap(({ product, ...fit }) => {
      const card = cards.get(fit.id)
      return card ? [{ ...card, ...shown(fit), changes: changesOf(fit, product, want) }] : []
    }),
    total: fits.length,
    fitting: fits.filter((fit) => fit.fits).length,
    passing: fits.filter(({ passes }) => passes).length,
  }
}
