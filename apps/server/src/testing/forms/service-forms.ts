import { createService, listServiceRecords, updateService } from '@lqr/contract/services/record-calls.ts'
import {
  closeEnquiry,
  deliverEnquiry,
  getEnquiry,
  orderEnquiry,
  quoteEnquiry,
  submitEnquiry,
} from '@lqr/contract/services/enquiry-calls.ts'
import { makeEnterprise } from '../../domains/certification/certification.fixtures.ts'
import { makeAccount } from '../../domains/identity/identity.fixtures.ts'
import { makeOrganisation } from '../../domains/organisations/organisations.fixtures.ts'
import { makeService } from '../../domains/services/services.fixtures.ts'
import type { TestApp } from '../test-app.ts'
import { formCase } from './form-case.ts'
import { before, inList, worked } from './kept-record.ts'

const SERVICE = {
  category: 'consulting' as const,
  qualificationTo: '2099-12-31',
  priceLines: ['报告，份，100', '辅导，次，面议'],
  conflicts: 'declared' as const,
}

/** Somebody of an intermediary who is signed in. */
async function providerOf(t: TestApp) {
  const { db } = t.services
  const { id: orgId } = await makeOrganisation(db, { orgType: 'agency', orgCategory: 'accounting' })
  const { id } = await makeAccount(db, t.services, { sourceType: '4', orgId })
  return { orgId, token: await t.signIn(id) }
}

/** A certified enterprise that is signed in. */
async function clientOf(t: TestApp) {
  const { id: companyId } = await makeEnterprise(t.services.db, t.services, { certiFlg: 3 })
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '7', companyId })
  return { token: await t.signIn(id) }
}

/** Forms of services of intermediaries. */
export const serviceForms = [
  formCase(createService, async (t) => {
    const by = await providerOf(t)
    return {
      given: SERVICE,
      async keep(body) {
        const { data } = await t.call(createService, { body }, by)
        return inList((await t.call(listServiceRecords, { body: {} }, by)).data, data.id)
      },
      elsewhere: {},
    }
  }),
  formCase(updateService, async (t) => {
    const { token, orgId } = await providerOf(t)
    const params = { id: await makeService(t.services.db, { orgId }) }
    return {
      given: { ...SERVICE, version: 1 },
      async keep(body) {
        await t.call(updateService, { params, body }, { token })
        return worked(inList((await t.call(listServiceRecords, { body: {} }, { token })).data, params.id))
      },
      elsewhere: { version: before },
    }
  }),
  formCase(submitEnquiry, async (t) => {
    const { orgId } = await providerOf(t)
    const serviceId = await makeService(t.services.db, { orgId })
    const by = await clientOf(t)
    return {
      given: { serviceId },
      async keep(body) {
        const { data } = await t.call(submitEnquiry, { body }, by)
        return (await t.call(getEnquiry, { params: { id: data.id } }, by)).data
      },
      elsewhere: {},
    }
  }),
  formCase(closeEnquiry, async (t) => {
    const { token, orgId } = await providerOf(t)
    const by = await clientOf(t)
    const asked = { areaCode: '620102', content: '需要年度审计报告一份。', wishedTime: '年底前' }
    const serviceId = await makeService(t.services.db, { orgId })
    const { data } = await t.call(submitEnquiry, { body: { ...asked, serviceId } }, by)
    const params = { id: data.id }
    const quote = { quoteYuan: 100, quoteNote: '含一份报告' }
    await t.call(quoteEnquiry, { params, body: quote }, { token })
    await t.call(orderEnquiry, { params, body: {} }, by)
    const { version } = (await t.call(deliverEnquiry, { params, body: {} }, { token })).data
    return {
      given: { version },
      async keep(body) {
        await t.call(closeEnquiry, { params, body }, by)
        return (await t.call(getEnquiry, { params }, by)).data
      },
      elsewhere: { version: before },
    }
  }),
]
