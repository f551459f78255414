import { requestAuthorisation, grantRequested } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { TOPIC_LETTER_VERSION } from '@lqr/contract/credit/topic-letter.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { ApplicationWorld } from '../../applications/application-world.fixtures.ts'

export const ASKED_TOPICS = ['dishonest', 'taxLevels'] as const satisfies readonly CreditTopicCode[]

/** The steps from a case to an authorisation, as the people take them. */
export function authorisationSteps(t: TestApp, world: ApplicationWorld) {
  /** A case whose own consent has ended, so that only what is asked for opens anything. */
  async function caseWithoutConsent() {
    const { id } = await world.application('REVIEWING')
    const { authorisationId, applyNo } = (
      await t.call(getApplication, { params: { id } }, { token: world.owner.token })
    ).data
    await t.services.db
      .updateTable('credit_authorisation')
      .set({ status: 'REVOKED' })
      .where('id', '=', authorisationId ?? '0')
      .execute()
    return { id, bizNo: applyNo }
  }
  const form = (bizNo: string, topics: readonly CreditTopicCode[] = ASKED_TOPICS) => ({
    bizNo,
    purposeCode: 'preLoan' as const,
    topics: [...topics],
    termDays: 60,
    reason: '贷前审批需要核实涉诉和纳税情况',
  })
  const ask = (bizNo: string, token: string, topics?: readonly CreditTopicCode[]) =>
    t.call(requestAuthorisation, { body: form(bizNo, topics) }, { token })
  const grant = (
    id: string,
    token: string,
    { topics = ASKED_TOPICS, termDays = 60 }: { topics?: readonly CreditTopicCode[]; termDays?: number } = {},
  ) =>
    t.call(
      grantRequested,
      {
        params: { id },
        body: { topics: [...topics], termDays, agreementVersion: TOPIC_LETTER_VERSION, consent: true },
      },
      { token },
    )
  async function granted(topics?: readonly CreditTopicCode[]) {
    const { bizNo, id: caseId } = await caseWithoutConsent()
    const { data } = await ask(bizNo, world.officer.token, topics)
    await grant(data.id, world.owner.token, topics ? { topics } : {})
    return { id: data.id, authNo: data.authNo, bizNo, caseId }
  }
  return { caseWithoutConsent, form, ask, grant, granted }
}
