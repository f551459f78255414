import { maintenanceErrors as errors } from '@lqr/contract/products/maintenance-calls.ts'
import { GONE } from '@lqr/contract/products/product-states.ts'
import { annualCostMinOf, type DraftTerms, type ProductTerms } from '@lqr/contract/products/product-terms.ts'
import { CallError } from '../../http/call-error.ts'
import type { ProductActing, ProductMove } from './move-product.ts'
import {
  deleteDraft,
  deleteProduct,
  type DraftRow,
  type MaintainedRow,
  saveDraft,
} from './maintenance.store.ts'
import { productSearch } from './product-search.rules.ts'
import { checkTerms, draftAreasProblem, keptTerms, saysTheSame } from './product-terms.rules.ts'
import { insertVersion, keepFirstVersion, publishTerms } from './product-version.store.ts'

/** A draft as it may be kept, 422 at its areas when they lie beyond the institution's reach. */
export function draftToKeep(terms: DraftTerms, org: Parameters<typeof draftAreasProblem>[1]): DraftTerms {
  const kept = keptTerms(terms)
  const problem = draftAreasProblem(kept, org)
  if (problem) throw new CallError(errors.areaBeyondReach, { fields: { areaCodes: problem } })
  return kept
}

/** The draft when it may be listed; 422 with every field that keeps it from that. */
function termsToList({ draft, ...row }: MaintainedRow): ProductTerms {
  const checked = checkTerms(draft ?? { name: row.name }, row)
  if (checked.problems) throw new CallError(errors.incomplete, { fields: checked.problems })
  return checked.terms
}

/** Makes the submitted terms the live ones and keeps them as the next version. */
async function approve({ db, actor, now }: ProductActing, row: MaintainedRow): Promise<ProductTerms> {
  const terms = termsToList(row)
  await keepFirstVersion(db, row.id)
  const search = productSearch({ ...terms, orgName: row.orgName, orgShortName: row.orgShortName })
  await publishTerms(db, row.id, { terms, annualCostMin: annualCostMinOf(terms), search }, now)
  const { submittedAt, submittedById } = row
  await insertVersion(
    db,
    { productId: row.id, terms, submittedById, submittedAt, approvedById: actor.accountId },
    now,
  )
  await deleteDraft(db, row.id)
  return terms
}

/**
 * Does to the terms what the action means and answers the name the product then has. 422 when a submission is incomplete,
 * reaches too far or changes nothing.
 */
export async function reviseDraft(acting: ProductActing, move: ProductMove): Promise<string> {
  const { db, actor, now } = acting
  const { row, next, action } = move
  const isLive = row.live !== null
  const keep = async (status: DraftRow['status'], change: Partial<DraftRow> & { terms: DraftTerms }) => {
    const { returnReason, submittedAt, submittedById } = row
    await saveDraft(
      db,
      { productId: row.id, status, returnReason, submittedAt, submittedById, ...change },
      now,
    )
    return isLive ? row.name : change.terms.name
  }
  const terms = row.draft ?? { name: row.name }
  switch (action) {
    case 'update': {
      const status = row.changeStatus === 'RETURNED' || row.status === 'RETURNED' ? 'RETURNED' : 'DRAFT'
      return keep(status, { terms: draftToKeep(move.terms ?? terms, row) })
    }
    case 'submit': {
      const checked = termsToList(row)
      const isUnchanged = row.status === 'LISTED' && row.live !== null && saysTheSame(checked, row.live)
      if (isUnchanged) throw new CallError(errors.unchanged)
      return keep('SUBMITTED', {
        terms: checked,
        returnReason: null,
        submittedAt: now.toISOString(),
        submittedById: actor.accountId,
      })
    }
    case 'withdraw':
      return keep('DRAFT', { terms, submittedAt: null, submittedById: null })
    case 'return':
      return keep('RETURNED', { terms, returnReason: move.note ?? null })
    case 'approve':
      return (await approve(acting, row)).name
    case 'delete':
      await (next === GONE ? deleteProduct(db, row.id) : deleteDraft(db, row.id))
      return row.name
    case 'unlist':
    case 'relist':
      return row.name
  }
}
