import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { id, oneOf, optionalText } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { authorisation } from './authorisation.ts'
import { creditErrors as errors } from './errors.ts'
import { authorisationStates } from './states.ts'

export const listAuthorisations = defineCall({
  name: 'credit.listAuthorisations',
  exported: { title: '我的信用授权' },
  summary: '我的信用授权',
  method: 'POST',
  path: '/console/credit/queryAuthorisationPage',
  access: 'enterprise:any',
  effect: 'read',
  body: z.object({ ...pageInput, status: oneOf('状态', authorisationStates).optional() }),
  output: pageOf(authorisation),
})

export const revokeAuthorisation = defineCall({
  name: 'credit.revokeAuthorisation',
  summary: '撤销信用授权，立即生效',
  method: 'POST',
  path: '/console/credit/authorisations/{id}/revoke',
  access: 'enterprise:any',
  effect: 'write',
  params: z.object({ id: id('授权编号') }),
  body: z.object({ reason: optionalText('撤销原因', 200) }),
  output: authorisation,
  errors: [errors.notFound, errors.notRevocable],
})
