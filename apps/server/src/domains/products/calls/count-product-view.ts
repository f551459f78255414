import { productsErrors } from '@lqr/contract/products/errors.ts'
import { countProductView } from '@lqr/contract/products/product-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { callerNetwork } from '../../../http/caller-address.rules.ts'
import { countView } from '../product.store.ts'

export const countProductViewCall = bindCall(
  countProductView,
  async ({ body, db, services, request, now }) => {
    const known = body.visitor ?? `${callerNetwork(request.ip)} ${request.userAgent ?? ''}`
    const visitor = services.cipher.secretHash('product-view', known)
    const views = await countView(db, { id: body.proId, day: shanghaiDay(now), visitor })
    if (views === undefined) throw new CallError(productsErrors.productNotFound)
    return { views }
  },
)
