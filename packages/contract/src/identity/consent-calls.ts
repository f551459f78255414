import * as z from 'zod'
import { done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { consent, oneOf, text } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { agreementKinds } from './agreements.ts'
import { agreement, consentRecord } from './entities.ts'
import { identityErrors as errors } from './errors.ts'

export const getAgreement = defineCall({
  name: 'identity.getAgreement',
  summary: '协议全文，不指定版本即现行版本',
  method: 'GET',
  path: '/console/identity/agreement',
  access: 'public',
  effect: 'read',
  query: z.object({
    version: text('协议版本', { max: 20 }).optional(),
    kind: oneOf('协议', agreementKinds).optional(),
  }),
  output: agreement,
  errors: [errors.agreementNotFound],
})

/**
 * Asked of who came without registering here, before anything else opens; a repetition changes nothing. With a name it is the
 * separate consent to that legal representative's id number, which a certification needs before it is submitted.
 */
export const giveConsent = defineCall({
  name: 'identity.giveConsent',
  summary: '同意协议：首次登录时，或为法定代表人的身份证号单独同意',
  method: 'POST',
  path: '/console/identity/consents',
  access: 'portal',
  effect: 'write',
  beforeConsent: true,
  body: z.object({
    agreementVersion: text('协议版本', { max: 20 }),
    consent: consent('协议'),
    subjectName: text('法定代表人', { min: 2, max: 50 }, { sensitivity: 'personal' }).optional(),
  }),
  output: done,
  errors: [errors.agreementOutdated],
})

export const listConsents = defineCall({
  name: 'identity.listConsents',
  exported: { title: '协议同意记录' },
  summary: '我的协议同意记录',
  method: 'POST',
  path: '/console/identity/queryConsentPage',
  access: 'portal',
  effect: 'read',
  body: z.object({ ...pageInput }),
  output: pageOf(consentRecord),
})
