import type { ProductAction } from '@lqr/contract/products/product-states.ts'
import type { Notice } from '../organisations/index.ts'
import { institutionNotice, platformNotice } from './maintenance-copy.ts'

type Told = Parameters<typeof platformNotice>[1]

/** What was told of a step of a product's history, and to which side; undefined for steps that nobody is told of. */
export function noticeOfStep(
  action: ProductAction | 'create',
  told: Told,
): { notice: Notice; to: 'platform' | 'institution' } | undefined {
  if (action === 'submit') return { notice: platformNotice(action, told), to: 'platform' }
  if (action !== 'approve' && action !== 'return') return undefined
  const notice = institutionNotice(action, told)
  return notice && { notice, to: 'institution' }
}
