import { getAgreement, giveConsent } from '@lqr/contract/identity/consent-calls.ts'
import type { TestApp } from './test-app.ts'

/** Agrees by itself to the id number of that legal representative, as the wizard does before it submits. */
export async function agreeForLegalPerson(test: TestApp, token: string, subjectName: string) {
  const { data } = await test.call(getAgreement, { query: { kind: 'legalPersonId' } })
  const body = { agreementVersion: data.version, consent: true as const, subjectName }
  return test.call(giveConsent, { body }, { token })
}
