import { withoutStop } from '@lqr/contract/rules/without-stop.ts'
import type { ProductAction } from '@lqr/contract/products/product-states.ts'
import type { Notice } from '../organisations/index.ts'

interface Told {
  readonly id: string
  readonly name: string
  readonly orgName: string
  readonly isChange: boolean
  readonly note: string | null
}

const subject = ({ name, isChange }: Told) => (isChange ? `“${name}”的变更` : `“${name}”`)

/** What operators are told: somebody submitted or took back. */
export function platformNotice(action: 'submit', product: Told): Notice {
  return {
    kind: `products.${action}Product`,
    title: '有产品待审核',
    body: `${product.orgName}提交了产品${subject(product)}，请审核。`,
    link: `/products/review/${product.id}`,
  }
}

const INSTITUTION: Partial<Record<ProductAction, (product: Told) => [title: string, body: string]>> = {
  approve: (product) => [
    '产品已通过审核',
    product.isChange
      ? `产品${subject(product)}已通过审核，新的内容已经生效；此前的申请仍按申请当天的条件办理。`
      : `产品${subject(product)}已通过审核并上架，企业现在可以看到。`,
  ],
  return: (product) => [
    '产品被退回',
    `产品${subject(product)}被退回：${withoutStop(product.note)}。修改后可以再次提交。`,
  ],
  unlist: (product) => [
    '产品已被平台下架',
    `产品“${product.name}”已被平台下架：${withoutStop(product.note)}。在办申请继续办理，重新上架请联系平台。`,
  ],
  relist: (product) => ['产品已由平台恢复上架', `产品“${product.name}”已由平台恢复上架。`],
}

/** What the institution's product people are told of an action of the platform; undefined when there is nothing to tell. */
export function institutionNotice(action: ProductAction, product: Told): Notice | undefined {
  const text = INSTITUTION[action]?.(product)
  if (!text) return undefined
  const [title, body] = text
  return { kind: `products.${action}Product`, title, body, link: `/workbench/products/${product.id}` }
}

const MAX_NAME = 50
const COPY_MARK = '（副本）'

/** The name of a copy, within the limit of a name. */
export function copiedName(name: string): string {
  return name.slice(0, MAX_NAME - COPY_MARK.length) + COPY_MARK
}

/** The first line in the history of a copy. */
export const copiedFrom = (name: string) => `复制自“${name}”`
