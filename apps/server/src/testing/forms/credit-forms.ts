import { grantRequested, requestAuthorisation } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { listAuthorisations } from '@lqr/contract/credit/calls.ts'
import { getObjection, submitObjection } from '@lqr/contract/credit/objection-calls.ts'
import { TOPIC_LETTER_VERSION } from '@lqr/contract/credit/topic-letter.ts'
import { authorisationSteps } from '../../domains/credit/authorisations/authorisation-steps.fixtures.ts'
import type { TestApp } from '../test-app.ts'
import { worldOf } from './application-world.ts'
import { makeItem } from '../../domains/credit/objections/objections.fixtures.ts'
import { formCase } from './form-case.ts'
import { inList } from './kept-record.ts'

async function makeAsking(t: TestApp) {
  const world = await worldOf(t)
  const steps = authorisationSteps(t, world)
  const { bizNo } = await steps.caseWithoutConsent()
  const own = { token: world.owner.token }
  const read = async (id: string) => inList((await t.call(listAuthorisations, { body: {} }, own)).data, id)
  return { world, steps, bizNo, own, read }
}

/** What an institution asks for, what an enterprise gives, and what it objects to. */
export const creditForms = [
  formCase(requestAuthorisation, async (t) => {
    const { world, bizNo, read } = await makeAsking(t)
    return {
      given: { bizNo, topics: ['dishonest' as const] },
      async keep(body) {
        const { data } = await t.call(requestAuthorisation, { body }, { token: world.officer.token })
        return read(data.id)
      },
      elsewhere: {
        topics: ({ dataScope }) => dataScope,
        termDays: ({ request }) => request?.termDays,
        reason: ({ request }) => request?.reason,
      },
    }
  }),
  formCase(grantRequested, async (t) => {
    const { world, steps, bizNo, own, read } = await makeAsking(t)
    const { data } = await steps.ask(bizNo, world.officer.token)
    return {
      given: { topics: ['taxLevels' as const], termDays: 7, agreementVersion: TOPIC_LETTER_VERSION },
      async keep(body) {
        await t.call(grantRequested, { params: { id: data.id }, body }, own)
        return read(data.id)
      },
      elsewhere: {
        topics: ({ dataScope }) => dataScope,
        termDays: ({ validFrom, validTo }) => (Date.parse(validTo) - Date.parse(validFrom)) / 86_400_000,
        consent: 'a state by itself: without it nothing is authorised',
      },
    }
  }),
  formCase(submitObjection, async (t) => {
    const { owner, company } = await worldOf(t)
    const own = { token: owner.token }
    const item = { companyId: company.id, topic: 'penalties', sourceKey: 'form-1' } as const
    return {
      given: { itemId: await makeItem(t.services.db, item), fileIds: [] },
      async keep(body) {
        const { data } = await t.call(submitObjection, { body }, own)
        return (await t.call(getObjection, { params: { id: data.id } }, own)).data
      },
      elsewhere: { fileIds: ({ files }) => files.map(({ fileId }) => fileId) },
    }
  }),
]
