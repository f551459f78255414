import type { FeatureProduct } from '@lqr/contract/products/feature-calls.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import type { FeatureRow } from './feature-products.store.ts'

/** The 中文 name of a zone; a code that is no zone any more stays as it is. */
export function zoneName(code: string): string {
  return ZONES.find((zone) => zone.code === code)?.name ?? code
}

/** A stored feature product under the contract's names. */
export function toFeatureProduct({ zone, ...row }: FeatureRow): FeatureProduct {
  return { ...row, type: zone, typeName: zoneName(zone) }
}
