import type { FeatureProduct } from '@lqr/contract/products/feature-calls.ts'
import { type ProductLine, toProductLine } from '../../shell/product-cards/product-line.ts'

/** A product in a zone as its page shows it. Made in loaders. */
export interface FeatureLine {
  readonly id: string
  readonly note: string
  readonly isFront: boolean
  readonly product: ProductLine
}

export function toFeatureLine({ id, note, isFront, product }: FeatureProduct): FeatureLine {
  return { id, note, isFront, product: toProductLine(product) }
}
