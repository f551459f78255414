import { declineNeed, getResponse, offerForNeed } from '@lqr/contract/financing/response-calls.ts'
import { makeResponseWorld } from '../../domains/financing/response-world.fixtures.ts'
import type { TestApp } from '../test-app.ts'
import { formCase, DECIDED } from './form-case.ts'

const before = ({ version }: { version: number }) => version - 1

/** A response that has reached the enterprise, as the institution's people find it. */
async function contacted(t: TestApp) {
  const world = await makeResponseWorld(t)
  const bank = await world.bank('表单示例银行')
  const { id } = await world.response(bank, 'CONTACTED')
  const params = { id }
  const by = { token: bank.officer.token }
  const { version } = (await t.call(getResponse, { params }, by)).data
  return { params, by, version, bank }
}

/** Forms of institutions that respond to needs. */
export const responseForms = [
  formCase(offerForNeed, async (t) => {
    const { params, by, version, bank } = await contacted(t)
    return {
      given: {
        version,
        proId: bank.productId,
        amountYuan: 1_600_000,
        termMonths: 18,
        guaranteeMode: 'credit' as const,
        validTo: '2099-12-31',
      },
      async keep(body) {
        await t.call(offerForNeed, { params, body }, by)
        return (await t.call(getResponse, { params }, by)).data
      },
      elsewhere: {
        version: before,
        proId: ({ offer }) => offer?.productId,
        amountYuan: ({ offer }) => offer?.amountYuan,
        ratePercent: ({ offer }) => offer?.ratePercent,
        termMonths: ({ offer }) => offer?.termMonths,
        guaranteeMode: ({ offer }) => offer?.guaranteeMode,
        conditions: ({ offer }) => offer?.conditions,
        validTo: ({ offer }) => offer?.validTo,
      },
    }
  }),
  formCase(declineNeed, async (t) => {
    const { params, by, version } = await contacted(t)
    return {
      given: { version, ...DECIDED },
      async keep(body) {
        await t.call(declineNeed, { params, body }, by)
        return (await t.call(getResponse, { params }, by)).data
      },
      elsewhere: { version: before },
    }
  }),
]
