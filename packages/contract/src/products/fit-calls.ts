import * as z from 'zod'
import { countOut } from '../kernel/answer-fields.ts'
import { defineCall } from '../kernel/define-call.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { fitWant, productFit } from './fit.ts'

/** Every listed product: those that pass entirely first, then those with something to confirm, then by how many conditions are unmet, then by what they cost. */
export const fitProducts = defineCall({
  name: 'products.fitProducts',
  exported: { title: '适合我的产品' },
  summary: '适合我的产品：逐项比对申请条件',
  method: 'POST',
  path: '/console/products/fit',
  access: 'enterprise:any',
  effect: 'read',
  body: z.object({ ...pageInput, ...fitWant }),
  output: pageOf(productFit).extend({
    fitting: countOut('适合的产品', '个', { sensitivity: 'public' }),
    passing: countOut('各项条件都符合的产品', '个', { sensitivity: 'public' }),
  }),
})
