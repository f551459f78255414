import { createOpenKey } from '@lqr/contract/open/key-calls.ts'
import { makeAccount } from '../../domains/identity/identity.fixtures.ts'
import { makeOrganisation } from '../../domains/organisations/organisations.fixtures.ts'
import { formCase } from './form-case.ts'

/** What a manager types of a key, as it is kept. */
export const openForms = [
  formCase(createOpenKey, async (t) => {
    const { db } = t.services
    const { id: orgId } = await makeOrganisation(db)
    const { id } = await makeAccount(db, t.services, { sourceType: '3', orgId, roles: ['financeManager'] })
    const token = await t.signIn(id)
    return {
      given: { expiresOn: '2027-03-01' },
      keep: async (body) => (await t.call(createOpenKey, { body }, { token })).data.key,
      elsewhere: { expiresOn: ({ expiresAt }) => expiresAt.slice(0, 10) },
    }
  }),
]
