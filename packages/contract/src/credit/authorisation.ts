import { codesOut, countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { AUTHORISATION_PURPOSES } from './authorisation-letter.ts'
import { AUTHORISED_SCOPES } from './scopes.ts'
import { authorisationStates } from './states.ts'

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
  dataScope: codesOut('授权范围', AUTHORISED_SCOPES),
  validFrom: moment('生效时间'),
  validTo: moment('到期时间'),
  agreementVersion: textOut('授权书版本'),
  /** Nothing is agreed to until the enterprise has decided. */
  evidenceHash: textOut('存证摘要').nullable(),
  status: oneOf('状态', authorisationStates),
  revokedAt: moment('撤销时间').nullable(),
  /** What the institution asked for; nothing where the authorisation came with an application or a need. */
  request: component('AuthorisationRequest', '授权申请', 'internal', {
    askedBy: textOut('申请人', { sensitivity: 'personal' }),
    askedAt: moment('申请时间'),
    reason: textOut('申请原因'),
    termDays: countOut('申请的有效天数', '天'),
    rejectReason: textOut('不同意的原因').nullable(),
  }).nullable(),
  accessLog: listOut(
    '查询记录',
    component('AuthorisationAccess', '一次查询', 'internal', {
      at: moment('查看时间'),
      who: textOut('查看人', { sensitivity: 'personal' }),
      what: textOut('查看内容'),
    }),
  ),
  can: component('AuthorisationCan', '可进行的操作', 'internal', {
    revoke: flag('撤销'),
    grant: flag('同意'),
    reject: flag('不同意'),
    export: flag('导出凭证'),
  }),
})
