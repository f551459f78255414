import { authorisationStates } from './states.ts'
import * as z from 'zod'
import { codesOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { flag, id, idOut, moment, oneOf, optionalText } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { AUTHORISATION_PURPOSES, DATA_SCOPES } from './authorisation-letter.ts'
import { creditErrors as errors } from './errors.ts'

/** A consent of the wallet: who may see what, for which case, until when, and who did look. */
export const authorisation = component('Authorisation', '信用授权', 'internal', {
  id: idOut('授权编号'),
  authNo: textOut('授权书编号'),
  granteeOrgId: idOut('被授权机构编号'),
  granteeOrgName: textOut('被授权机构'),
  /** Who goes on with it after a merger, and how to reach it (PIPL article 22); the consent itself names the grantee. */
  successor: component('AuthorisationSuccessor', '承接机构', 'public', {
    orgId: idOut('机构编号'),
    name: textOut('机构名称'),
    phone: textOut('联系电话').nullable(),
    address: textOut('地址').nullable(),
    since: moment('承接时间'),
  }).nullable(),
  purposeCode: oneOf('用途', AUTHORISATION_PURPOSES),
  purposeName: textOut('用途名称'),
  bizNo: textOut('关联业务编号'),
  dataScope: codesOut('授权范围', DATA_SCOPES),
  validFrom: moment('生效时间'),
  validTo: moment('到期时间'),
  agreementVersion: textOut('授权书版本'),
  evidenceHash: textOut('存证摘要'),
  status: oneOf('状态', authorisationStates),
  revokedAt: moment('撤销时间').nullable(),
  accessLog: listOut(
    '查询记录',
    component('AuthorisationAccess', '一次查询', 'internal', {
      at: moment('查看时间'),
      who: textOut('查看人', { sensitivity: 'personal' }),
      what: textOut('查看内容'),
    }),
  ),
  can: component('AuthorisationCan', '可进行的操作', 'internal', { revoke: flag('撤销') }),
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
