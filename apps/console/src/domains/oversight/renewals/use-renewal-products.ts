import type { LoanDue } from '@lqr/contract/oversight/renewal-calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { useCall } from '../../../shell/use-call.ts'

/** More than an institution offers. */
const ALL_PRODUCTS = 100

/** The products with which a loan can be renewed: of its institution and the houses above it, its own among them while that is offered. */
export function useRenewalProducts({ orgId, offeringOrgIds, productId, productName, isOffered }: LoanDue) {
  const { data } = useCall(listProducts, {
    body: { orgId, onlineApply: true, pageSize: ALL_PRODUCTS },
  })
  // An instance of the release before names none.
  const offering = new Set(offeringOrgIds).add(orgId)
  // The list holds the whole house; what other branches of it offer is applied for there alone.
  const others = (data?.list ?? []).filter((card) => offering.has(card.orgId) && card.id !== productId)
  const own = isOffered && productId !== null ? [{ value: productId, label: productName ?? '' }] : []
  return {
    products: [...own, ...others.map(({ id, name }) => ({ value: id, label: name }))],
    isKnown: data !== undefined,
  }
}
