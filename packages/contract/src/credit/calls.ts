import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { id, idOut, moment, optionalText } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { creditErrors as errors } from './errors.ts'

/** A consent of the wallet: who may see what, for which case, until when, and who did look. */
export const authorisation = z.object({
  id: idOut('授权编号'),
  authNo: z.string(),
  granteeOrgId: idOut('被授权机构'),
  granteeOrgName: z.string(),
  /** Who goes on with it after a merger, and how to reach it (PIPL article 22); the consent itself names the grantee. */
  successor: z
    .object({
      orgId: idOut('承接机构'),
      name: z.string(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
      since: moment('承接时间'),
    })
    .nullable(),
  purposeCode: z.string(),
  purposeName: z.string(),
  bizNo: z.string(),
  dataScope: z.array(z.string()),
  validFrom: moment('生效时间'),
  validTo: moment('到期时间'),
  agreementVersion: z.string(),
  evidenceHash: z.string(),
  status: z.string(),
  revokedAt: moment('撤销时间').nullable(),
  accessLog: z.array(z.object({ at: moment('查看时间'), who: z.string(), what: z.string() })),
  can: z.object({ revoke: z.boolean() }),
})

export const listAuthorisations = defineCall({
  name: 'credit.listAuthorisations',
  summary: '我的信用授权',
  method: 'POST',
  path: '/console/credit/queryAuthorisationPage',
  access: 'enterprise:any',
  effect: 'read',
  body: z.object({ ...pageInput }),
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
