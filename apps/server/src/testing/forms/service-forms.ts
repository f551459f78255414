import { createService, listServiceRecords, updateService } from '@lqr/contract/services/record-calls.ts'
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
]
