import * as z from 'zod'
import { mobile, smsCode } from '../identity/fields.ts'
import { identityErrors } from '../identity/errors.ts'
import { legalPersonErrors } from '../certification/errors.ts'
import { listOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { consent, field, id, oneOf, optionalText, text } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { MOST_SECTIONS, TAX_DATASETS, TAX_SECTIONS, TAX_TERMS } from './datasets.ts'
import { publicTaxLevel, taxDataAnswer, taxLicence, taxLicenceCheck } from './entities.ts'
import { taxErrors as errors } from './errors.ts'
import { taxLicenceStates } from './states.ts'

export const bizNo = text('业务编号', { max: 30 }, { example: 'SQ20261120-000001' })

/** The legal representative proves the number with a code; who that is stands in the certification. */
export const taxLicenceForm = component('TaxLicenceForm', '税务授权', 'internal', {
  bizNo,
  scope: field(
    z
      .array(oneOf('授权范围', TAX_DATASETS))
      .min(1, '请至少选择一类数据')
      .max(TAX_DATASETS.length, '授权范围不正确')
      .refine((codes) => new Set(codes).size === codes.length, '授权范围有重复'),
    { label: '授权范围', codes: TAX_DATASETS },
  ),
  term: oneOf('有效期', TAX_TERMS),
  phone: mobile,
  code: smsCode,
  agreementVersion: text('授权书版本', { max: 20 }),
  consent: consent('《涉税数据授权书》'),
})

export const grantTaxLicence = defineCall({
  name: 'tax.grantTaxLicence',
  summary: '税务授权：由法定代表人同意，把涉税数据提供给一家机构',
  method: 'POST',
  path: '/tax/taxLicense',
  access: 'enterprise',
  effect: 'create',
  secret: true,
  body: taxLicenceForm,
  output: taxLicence,
  errors: [
    errors.caseNotFound,
    errors.alreadyGiven,
    errors.letterOutdated,
    identityErrors.codeWrong,
    legalPersonErrors.consentMissing,
  ],
})

export const listTaxLicences = defineCall({
  name: 'tax.listTaxLicences',
  exported: { title: '税务授权' },
  summary: '税务授权列表（本企业给出的，或本机构及其分支机构得到的）',
  method: 'POST',
  path: '/tax/taxLicense/page',
  access: ['enterprise:any', 'institution'],
  effect: 'read',
  body: z.object({
    ...pageInput,
    status: oneOf('状态', taxLicenceStates).optional(),
    bizNo: bizNo.optional(),
  }),
  output: pageOf(taxLicence),
})

export const checkTaxLicence = defineCall({
  name: 'tax.checkTaxLicence',
  summary: '税务授权是否到期',
  method: 'POST',
  path: '/tax/taxLicense/checkIsExpiration',
  access: ['enterprise:any', 'institution'],
  effect: 'read',
  body: z.object({ id: id('授权编号') }),
  output: taxLicenceCheck,
  errors: [errors.licenceNotFound],
})

/** The data goes through to whoever asks and is kept nowhere: digest and receipt stay. */
export const readTaxData = defineCall({
  name: 'tax.readTaxData',
  summary: '读取企业授权的涉税数据（不留存，留摘要和回执）',
  method: 'POST',
  path: '/tax/taxRelated',
  access: 'institution',
  roles: ['financeOfficer', 'financeManager'],
  effect: 'write',
  secret: true,
  body: component('TaxDataRequest', '读取涉税数据', 'internal', {
    licenceId: id('授权编号'),
    sections: field(
      z
        .array(oneOf('数据', TAX_SECTIONS))
        .min(1, '请至少选择一类数据')
        .max(MOST_SECTIONS, `一次最多选择 ${MOST_SECTIONS} 类数据`)
        .refine((codes) => new Set(codes).size === codes.length, '所选数据有重复'),
      { label: '数据', codes: TAX_SECTIONS },
    ),
  }),
  output: taxDataAnswer,
  errors: [
    errors.licenceNotFound,
    errors.houseNotNamed,
    errors.notValid,
    errors.outOfScope,
    errors.unavailable,
  ],
})

export const revokeTaxLicence = defineCall({
  name: 'tax.revokeTaxLicence',
  summary: '撤销税务授权，立即生效',
  method: 'POST',
  path: '/console/tax/licences/{id}/revoke',
  access: 'enterprise:any',
  effect: 'write',
  params: z.object({ id: id('授权编号') }),
  body: z.object({ reason: optionalText('撤销原因', 200) }),
  output: taxLicence,
  errors: [errors.licenceNotFound, errors.notRevocable],
})

/** Of an enterprise whose case the institution works on; level A alone, whatever the source says. */
export const listPublicTaxLevels = defineCall({
  name: 'tax.listPublicTaxLevels',
  summary: '企业在 A 级纳税人公开名单中的年度',
  method: 'POST',
  path: '/console/tax/publicLevels',
  access: 'institution',
  roles: ['financeOfficer', 'financeManager'],
  effect: 'read',
  body: z.object({ bizNo }),
  output: component('PublicTaxLevels', '公开名单', 'public', {
    levels: listOut('A 级年度', publicTaxLevel),
  }),
  errors: [errors.caseNotFound, errors.taxpayerUnknown, errors.unavailable],
})
