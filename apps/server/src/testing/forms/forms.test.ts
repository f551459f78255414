import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { publicationMove } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { allCalls } from '@lqr/contract/all-calls.ts'
import { makeTestApp, type TestApp } from '../test-app.ts'
import { activityForms } from './activity-forms.ts'
import { advisoryForms } from './advisory-forms.ts'
import { briefForms } from './brief-forms.ts'
import { bankForms } from './bank-forms.ts'
import { creditForms } from './credit-forms.ts'
import { demandReportForms } from './demand-report-forms.ts'
import { equityForms } from './equity-forms.ts'
import { enterpriseForms } from './enterprise-forms.ts'
import { financingForms } from './financing-forms.ts'
import { listingForms } from './listing-forms.ts'
import { logoForms } from './logo-forms.ts'
import { openForms } from './open-forms.ts'
import { oversightForms } from './oversight-forms.ts'
import { peopleForms } from './people-forms.ts'
import { policyForms } from './policy-forms.ts'
import { productForms } from './product-forms.ts'
import { publishedForms } from './published-forms.ts'
import { questionnaireForms } from './questionnaire-forms.ts'
import { referenceForms } from './reference-forms.ts'
import { responseForms } from './response-forms.ts'
import { taxForms } from './tax-forms.ts'
import { valuationForms } from './valuation-forms.ts'
import { serviceForms } from './service-forms.ts'

const forms = [
  ...publishedForms,
  ...policyForms,
  ...referenceForms,
  ...briefForms,
  ...peopleForms,
  ...productForms,
  ...enterpriseForms,
  ...financingForms,
  ...bankForms,
  ...creditForms,
  ...demandReportForms,
  ...listingForms,
  ...equityForms,
  ...responseForms,
  ...activityForms,
  ...serviceForms,
  ...advisoryForms,
  ...questionnaireForms,
  ...valuationForms,
  ...logoForms,
  ...openForms,
  ...taxForms,
  ...oversightForms,
]

const SIGN_IN = 'proves who somebody is and keeps nothing'
const TWIN = 'a second address of the same handler'
/** Calls with several fields that keep no form. */
const KEEPS_NO_FORM: Readonly<Record<string, string>> = {
  'identity.login': SIGN_IN,
  'identity.loginPhone': SIGN_IN,
  'identity.loginBackOffice': SIGN_IN,
  'identity.sendCode': SIGN_IN,
  'identity.sendLoginCode': SIGN_IN,
  'identity.sendPasswordCode': SIGN_IN,
  'identity.verifyCode': SIGN_IN,
  'exports.createExport': 'asks for a file of a list; its filter is tested with the file',
  'open.issueOpenToken': SIGN_IN,
  'open.supplementOpenApplication': TWIN,
  'open.rejectOpenApplication': TWIN,
  'open.creditOpenApplication': TWIN,
  'open.disburseOpenApplication': TWIN,
  'open.repayOpenApplication': TWIN,
  'open.createSandboxKey': TWIN,
  'identity.resetPassword': 'sets a password, which nobody reads',
  'identity.updatePhone': 'sets one value, against a ticket and a code',
  'identity.giveConsent': 'a consent, whose text is shown',
  'identity.registerBackUser': TWIN,
  'products.applyForProductTwin': TWIN,
  'products.transferApplication': 'names a product; what it carries over is tested with it',
  'advisory.addQuestionInfo': TWIN,
  'certification.reviewCertification': 'decides about a form of somebody else',
  'content.answerQuestionnaire': 'read as figures alone, which are counted in a test of their own',
  'tasks.assignTasks': 'an action on several tasks, each of which says what became of it',
  'demandReports.autoAccept': 'an action on all reports that wait, which says what became of them',
  'demandReports.reopenFillingBatch': 'opens a batch for an enterprise, which then files in it',
  'organisations.mergeOrganisation': 'an action, confirmed by a name',
}
const FEWEST_FIELDS = 3

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
})
afterAll(() => t.close())

test.each(forms)('every field of $call is kept and read back as it was sent', async (form) => {
  const { sent, read } = await form.run(t)
  expect(read).toEqual(sent)
})

test('every form of the contract is among them', () => {
  // A move of a record that is published says what shall be done, and why.
  const fieldsOf = ({ body }: { body?: z.ZodType }) =>
    body instanceof z.ZodObject && body.shape.action !== publicationMove.shape.action
      ? Object.keys(body.shape).filter((name) => name !== 'version')
      : []
  const many = allCalls.filter((call) => call.effect !== 'read' && fieldsOf(call).length >= FEWEST_FIELDS)
  const told = new Set([...forms.map(({ call }) => call), ...Object.keys(KEEPS_NO_FORM)])
  expect(many.map(({ name }) => name).filter((name) => !told.has(name))).toEqual([])
  const known = new Set(many.map(({ name }) => name))
  expect(Object.keys(KEEPS_NO_FORM).filter((name) => !known.has(name))).toEqual([])
})
