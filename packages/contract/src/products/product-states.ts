/** Where a product stands, and where the terms being worked on stand (docs/product-rules.md, States). */
export const productStates = [
  { code: 'DRAFT', name: '草稿' },
  { code: 'SUBMITTED', name: '待审核' },
  { code: 'LISTED', name: '已上架' },
  { code: 'RETURNED', name: '已退回' },
  { code: 'UNLISTED', name: '已下架' },
] as const

export type ProductStatus = (typeof productStates)[number]['code']

/** What is done to a product; the 中文 stands in its history and on the button. */
export const productActions = [
  { code: 'create', name: '新建' },
  { code: 'update', name: '修改' },
  { code: 'submit', name: '提交审核' },
  { code: 'withdraw', name: '撤回提交' },
  { code: 'return', name: '退回' },
  { code: 'approve', name: '审核通过' },
  { code: 'delete', name: '删除草稿' },
  { code: 'unlist', name: '下架' },
  { code: 'relist', name: '重新上架' },
] as const

export type ProductAction = Exclude<(typeof productActions)[number]['code'], 'create'>

/** What leads towards the list: an institution that has ended offers nothing. */
export const OFFERING_ACTIONS: readonly ProductAction[] = ['update', 'submit', 'approve', 'relist']

/** The draft is thrown away: the product with it, or only the change of one that was listed before. */
export const GONE = 'GONE'

export const productMoves: Record<
  ProductAction,
  Partial<Record<ProductStatus, ProductStatus | typeof GONE>>
> = {
  update: { DRAFT: 'DRAFT', RETURNED: 'RETURNED', LISTED: 'DRAFT', UNLISTED: 'DRAFT' },
  submit: { DRAFT: 'SUBMITTED', RETURNED: 'SUBMITTED' },
  withdraw: { SUBMITTED: 'DRAFT' },
  return: { SUBMITTED: 'RETURNED' },
  approve: { SUBMITTED: 'LISTED' },
  delete: { DRAFT: GONE, RETURNED: GONE },
  unlist: { LISTED: 'UNLISTED' },
  relist: { UNLISTED: 'LISTED' },
}

/**
 * A product's standing: `status` is what the public sees; a product that was listed once may have a change under way, whose
 * own state is `changeStatus` and which touches nothing public until it is approved.
 */
export interface ProductStanding {
  readonly status: ProductStatus
  readonly changeStatus: ProductStatus | null
}

/** States of a product that the public has seen. */
export const LISTED_ONCE_STATES = ['LISTED', 'UNLISTED'] as const satisfies readonly ProductStatus[]

/** Whether the product has been listed once: its live terms are kept apart from those being worked on. */
export function wasListed(status: string): boolean {
  return LISTED_ONCE_STATES.some((state) => state === status)
}

/** The standing after the action, GONE for a deleted draft that was never listed, undefined when the move is not allowed. */
export function afterProductAction(
  action: ProductAction,
  { status, changeStatus }: ProductStanding,
): ProductStanding | typeof GONE | undefined {
  if (action === 'unlist' || action === 'relist') {
    const to = productMoves[action][status]
    return to === undefined || to === GONE ? undefined : { status: to, changeStatus }
  }
  const to = productMoves[action][changeStatus ?? status]
  if (to === undefined) return undefined
  if (to === GONE) return wasListed(status) ? { status, changeStatus: null } : GONE
  if (to === 'LISTED') return { status: to, changeStatus: null }
  return wasListed(status) ? { status, changeStatus: to } : { status: to, changeStatus: null }
}

export function productStatusName(status: string): string {
  return productStates.find((state) => state.code === status)?.name ?? status
}

export function productActionName(action: string): string {
  return productActions.find((item) => item.code === action)?.name ?? action
}
