import { fitProducts as fitProductsDef } from '@lqr/contract/products/fit-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findEnterpriseFacts } from '../fit-facts.ts'
import { fitProducts } from '../fit-products.ts'

export const fitProductsCall = bindCall(fitProductsDef, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, targetGroups, ...want } = body
  const facts = await findEnterpriseFacts(db, actor.companyId ?? '', targetGroups)
  const offset = (currentPageNum - 1) * pageSize
  const fitted = await fitProducts(db, want, facts, { today: shanghaiDay(now), offset, limit: pageSize })
  return { ...fitted, currentPageNum, pageSize }
})
