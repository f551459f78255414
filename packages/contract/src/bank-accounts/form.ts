import * as z from 'zod'
import { enterpriseForm } from '../certification/entities.ts'
import { contactPhone } from '../kernel/contact-phone.ts'
import {
  consent,
  dateOnly,
  field,
  fieldMeta,
  flag,
  momentIn,
  oneOf,
  optionalText,
  ruled,
  text,
} from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { idNumber } from '../kernel/id-number.ts'
import { checkAccountNo } from './account-no.ts'
import { OPENING_CONSENT_TITLE } from './consent.ts'
import { ACCOUNT_TYPES, BENEFICIAL_OWNER_STATES, SUBJECT_KINDS } from './kinds.ts'
import { MATERIALS } from './materials.ts'

/**
 * The field with the element of ISO 20022 acmt.007.001 (AccountOpeningRequest, by its XML names) that it fills, for the readers of
 * OpenAPI. Fields without one have no element of their own there.
 */
function acmt<S extends z.ZodType>(element: string, schema: S): S {
  const { label = '', ...meta } = fieldMeta(schema) ?? {}
  return field(schema, { label, ...meta, help: `按 ISO 20022 acmt.007 对应 ${element}` })
}

/** The number that the payment system of the central bank gives a bank or a branch. */
export const branchCode = field(z.string({ error: '请选择网点' }).regex(/^\d{12}$/, '网点行号为 12 位数字'), {
  label: '网点行号',
  example: '313821000016',
})

export const bankCode = field(z.string({ error: '请选择银行' }).regex(/^\d{12}$/, '银行行号为 12 位数字'), {
  label: '银行行号',
  example: '313821000008',
})

export const materialCodes = field(
  z.array(oneOf('材料', MATERIALS)).max(MATERIALS.length, '材料清单不正确'),
  { label: '已备材料', help: '按材料清单勾选已经备好的，到店出示原件' },
)

/** What every bank asks (decision 0055); names of the two forms differ in nothing but what a profile adds. */
export const openingAsked = {
  branchCode: acmt('AcctSvcrId', branchCode),
  appointTime: momentIn('预约时间').meta({
    label: '预约时间',
    example: '2026-11-25T09:00:00+08:00',
    help: '按 ISO 20022 acmt.007 对应 CtrctDts/TrgtGoLiveDt',
  }),
  accountType: acmt('Acct/Tp', oneOf('账户类型', ACCOUNT_TYPES)),
  subjectKind: oneOf('存款人类别', SUBJECT_KINDS),
  corporateName: acmt('Org/FullLglNm', enterpriseForm.corporateName),
  creditCode: acmt('Org/OrgId', enterpriseForm.creditCode),
  legalPersonName: acmt('Org/LglRep/Nm', enterpriseForm.legalPersonName),
  basicAccountNo: acmt(
    'RefAcct/Id',
    typedInto(optionalText('基本存款账户编号', 20, { example: 'J2900123456789' }), { kind: 'serial' }),
  ),
  purpose: acmt('Acct/AcctPurp', text('开户用途', { min: 4, max: 200 })),
  beneficialOwner: oneOf('受益所有人信息备案', BENEFICIAL_OWNER_STATES),
  operatorName: acmt('Org/Sndr/Nm', text('经办人姓名', { min: 2, max: 50 }, { sensitivity: 'personal' })),
  operatorIdNo: acmt('Org/Sndr/Id/PrvtId', idNumber('经办人身份证号')),
  operatorPhone: acmt(
    'Org/Sndr/CtctDtls',
    contactPhone.meta({ label: '经办人电话', example: '13900000000', sensitivity: 'personal' }),
  ),
  materials: materialCodes,
} as const

/** What the profile LZB asks besides. */
export const lzbAsked = {
  isSimpleOpening: flag('申请简易开户', { help: '小微企业可先开立限额账户，补充核实后升级' }),
} as const

/** What the profile PDB asks besides. */
export const pdbAsked = {
  licenceValidTo: dateOnly('营业执照有效期至').optional(),
  legalPersonPhone: contactPhone.meta({
    label: '法定代表人电话',
    example: '13900000000',
    help: '银行核实开户意愿时使用',
    sensitivity: 'personal',
  }),
} as const

export const openingConsent = consent(OPENING_CONSENT_TITLE)

/** The number of an account, as it is typed once. */
export const accountNo = typedInto(
  ruled('银行账号', 32, checkAccountNo).meta({
    label: '银行账号',
    example: '101000000000001234',
    sensitivity: 'sensitive',
  }),
  { kind: 'serial' },
)
