import {
  createProductDraft,
  getMaintainedProduct,
  reviewProduct,
  submitProduct,
  updateProductDraft,
} from '@lqr/contract/products/maintenance-calls.ts'
import { draftTerms } from '@lqr/contract/products/product-terms.ts'
import { makeMaintenanceWorld } from '../../domains/products/maintenance-world.fixtures.ts'
import { fillForm } from './fill-form.ts'
import { formCase } from './form-case.ts'

const fees = [
  { name: '担保费', payer: 'enterprise', how: '按年收取', percentPerYear: 0.5, amountYuan: null },
  { name: '评估费', payer: 'institution', how: '一次收取', percentPerYear: null, amountYuan: 800 },
] as const
const terms = () => fillForm(draftTerms, { fees: [...fees] })

/** Forms of products: as a draft, and as what the public reads once it is approved. */
export const productForms = [
  formCase(createProductDraft, async (t) => {
    const world = await makeMaintenanceWorld(t)
    const by = { token: world.maker.token }
    return {
      given: { orgId: world.bank.id, terms: terms() },
      async keep(body) {
        const { data } = await t.call(createProductDraft, { body }, by)
        return (await t.call(getMaintainedProduct, { params: { id: data.id } }, by)).data
      },
      elsewhere: { terms: ({ draft }) => draft },
    }
  }),
  formCase(updateProductDraft, async (t) => {
    const world = await makeMaintenanceWorld(t)
    const by = { token: world.maker.token }
    const { id, version } = await world.draft()
    const params = { id }
    return {
      given: { version, terms: terms() },
      async keep(body) {
        const updated = await t.call(updateProductDraft, { params, body }, by)
        const sent = { params, body: { version: updated.data.version } }
        const { data } = await t.call(submitProduct, sent, by)
        const review = { version: data.version, decision: 'approve' } as const
        await t.call(reviewProduct, { params, body: review }, { token: world.operator.token })
        return (await t.call(getMaintainedProduct, { params }, by)).data
      },
      elsewhere: { terms: ({ live }) => live, version: 'counts up with each step of the approval' },
    }
  }),
]
