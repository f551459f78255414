import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { contactNeed, grabNeed, offerForNeed } from '../../packages/contract/src/financing/response-calls.ts'
import type { ProductCard } from '../../packages/contract/src/products/entities.ts'
import { ask } from './calls.ts'
import { inDays } from './days.ts'

/** What a bank does, through calls of its officer: takes the need, reaches the enterprise, indicates the product. Answers the response's id. */
export async function offeredFor(
  request: APIRequestContext,
  token: string,
  needId: string,
  product: ProductCard,
): Promise<string> {
  const { id } = await ask(request, grabNeed, { params: { id: needId } }, { token, key: randomUUID() })
  await ask(request, contactNeed, { params: { id }, body: { contactWay: 'phone' } }, { token })
  const body = {
    proId: product.id,
    amountYuan: product.amountMinYuan,
    ratePercent: product.rateMax,
    termMonths: product.termMinMonths,
    guaranteeMode: product.guaranteeModes[0] ?? 'credit',
    validTo: inDays(20),
  } as const
  await ask(request, offerForNeed, { params: { id }, body }, { token })
  return id
}
