import {
  correctNeedInvestment,
  investInNeed,
  proposeForNeed,
  stepOutOfNeed,
} from '@lqr/contract/financing/equity-calls.ts'
import { getOperation, proposeInterview } from '@lqr/contract/financing/operation-calls.ts'
import {
  chooseResponse,
  declineNeed,
  getResponse,
  offerForNeed,
} from '@lqr/contract/financing/response-calls.ts'
import { makeAccount } from '../../domains/identity/identity.fixtures.ts'
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

const PROPOSAL = { amountYuan: 3_000_000, sharePercent: 8, stage: 'A', validTo: '2099-12-31' } as const

/** The same of a need for equity, chosen by the enterprise after an indication where told. */
async function forEquity(t: TestApp, isChosen: boolean) {
  const world = await makeResponseWorld(t)
  const fund = await world.bank('表单示例基金', { orgType: 'equity', orgCategory: 'fund' })
  const { id } = await world.response(fund, 'CONTACTED', { need: { asked: { demand_type: 'equity' } } })
  const params = { id }
  const by = { token: fund.officer.token }
  if (isChosen) {
    await t.call(proposeForNeed, { params, body: PROPOSAL }, by)
    await t.call(chooseResponse, { params, body: { consent: true } }, { token: world.owner.token })
  }
  const { version } = (await t.call(getResponse, { params }, by)).data
  return { params, by, version, orgId: fund.id }
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
  formCase(proposeForNeed, async (t) => {
    const { params, by, version } = await forEquity(t, false)
    return {
      given: { ...PROPOSAL, version },
      async keep(body) {
        await t.call(proposeForNeed, { params, body }, by)
        return (await t.call(getResponse, { params }, by)).data
      },
      elsewhere: {
        version: before,
        amountYuan: ({ equityOffer }) => equityOffer?.amountYuan,
        sharePercent: ({ equityOffer }) => equityOffer?.sharePercent,
        stage: ({ equityOffer }) => equityOffer?.stage,
        conditions: ({ equityOffer }) => equityOffer?.conditions,
        validTo: ({ equityOffer }) => equityOffer?.validTo,
      },
    }
  }),
  formCase(investInNeed, async (t) => {
    const { params, by, version } = await forEquity(t, true)
    return {
      given: { version, investedOn: '2026-01-05' },
      async keep(body) {
        await t.call(investInNeed, { params, body }, by)
        return (await t.call(getResponse, { params }, by)).data
      },
      elsewhere: {
        version: before,
        amountYuan: ({ investment }) => investment?.amountYuan,
        sharePercent: ({ investment }) => investment?.sharePercent,
        investedOn: ({ investment }) => investment?.investedOn,
        note: ({ timeline }) => timeline.at(-1)?.note,
      },
    }
  }),
  formCase(correctNeedInvestment, async (t) => {
    const { params, by, version } = await forEquity(t, true)
    const recorded = { amountYuan: 3_000_000, sharePercent: 8, investedOn: '2026-01-04' }
    await t.call(investInNeed, { params, body: recorded }, by)
    return {
      given: { version: version + 1, investedOn: '2026-01-05' },
      async keep(body) {
        await t.call(correctNeedInvestment, { params, body }, by)
        return (await t.call(getResponse, { params }, by)).data
      },
      elsewhere: {
        version: before,
        amountYuan: ({ investment }) => investment?.amountYuan,
        sharePercent: ({ investment }) => investment?.sharePercent,
        investedOn: ({ investment }) => investment?.investedOn,
        reason: ({ timeline }) => timeline.at(-1)?.note?.split('原因：').at(-1),
      },
    }
  }),
  formCase(stepOutOfNeed, async (t) => {
    const { params, by, version } = await forEquity(t, true)
    return {
      given: { version, ...DECIDED },
      async keep(body) {
        await t.call(stepOutOfNeed, { params, body }, by)
        return (await t.call(getResponse, { params }, by)).data
      },
      elsewhere: { version: before },
    }
  }),
  formCase(proposeInterview, async (t) => {
    const { params, by: colleague, orgId } = await forEquity(t, false)
    const { demandNo } = (await t.call(getResponse, { params }, colleague)).data
    const { id } = await makeAccount(t.services.db, t.services, { sourceType: '5', orgId })
    const by = { token: await t.signIn(id) }
    return {
      given: { startsAt: '2026-12-01T09:00:00+08:00' },
      async keep(body) {
        await t.call(proposeInterview, { params, body }, by)
        const { data } = await t.call(getOperation, { params: { demandNo } }, by)
        const [interview] = data.interviews
        if (!interview) throw new Error('no interview')
        return interview
      },
      elsewhere: {},
    }
  }),
]
