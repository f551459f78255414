import { getApplication } from '@lqr/contract/applications/calls.ts'
import { AUTHORISATION_LETTER_VERSION } from '@lqr/contract/credit/authorisation-letter.ts'
import { getLetter, sendLetter } from '@lqr/contract/oversight/letter-calls.ts'
import { renewLoan } from '@lqr/contract/oversight/renewal-calls.ts'
import { makeOversightWorld } from '../../domains/oversight/oversight-world.fixtures.ts'
import { formCase } from './form-case.ts'

/** What a government writes to an institution, and with what an enterprise renews a loan. */
export const oversightForms = [
  formCase(sendLetter, async (t) => {
    const world = await makeOversightWorld(t)
    const application = await world.apply(await world.company())
    const by = { token: world.county.token }
    return {
      given: {
        orgId: world.bank.id,
        cases: [{ kind: 'application' as const, caseId: application.id }],
      },
      async keep(body) {
        const { data } = await t.call(sendLetter, { body }, by)
        return (await t.call(getLetter, { params: { id: data.id } }, by)).data
      },
      elsewhere: {
        cases: ({ subjects }) => subjects.map(({ kind, caseId }) => ({ kind, caseId })),
      },
    }
  }),
  formCase(renewLoan, async (t) => {
    const world = await makeOversightWorld(t)
    const company = await world.company()
    const day = new Date(t.services.now().getTime() - 340 * 86_400_000).toISOString().slice(0, 10)
    const id = await world.loan(company, { loanDate: day, loanAmountYuan: 300_000 })
    const by = { token: company.owner.token }
    return {
      given: {
        proId: world.product.id,
        amountYuan: 200_000,
        termMonths: 12,
        letterVersion: AUTHORISATION_LETTER_VERSION,
      },
      async keep(body) {
        const { data } = await t.call(renewLoan, { params: { id }, body }, by)
        return (await t.call(getApplication, { params: { id: data.id } }, by)).data
      },
      elsewhere: {
        consent: 'a state by itself: without it nothing is handed in',
        letterVersion: 'in the authorisation, which is read by its own call',
      },
    }
  }),
]
