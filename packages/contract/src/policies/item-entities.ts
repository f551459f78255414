import * as z from 'zod'
import { codesOut, countOut, fieldOut, isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { amountYuan, areaCode, dateOnly, field, id, idOut, oneOf, text } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { lines, officePhone } from '../kernel/publishing/publication-fields.ts'
import { ENTERPRISE_TITLES } from '../reference/enterprise-titles.ts'
import { SUBSTATIONS } from '../reference/substations.ts'
import { policyCondition, policyConditions } from './conditions.ts'
import { CONDITION_FACTS } from './facts.ts'
import { ITEM_DELIVERIES, ITEM_KINDS, ITEM_PURPOSES, ITEM_WINDOWS } from './item-kinds.ts'

const AREAS = SUBSTATIONS.map(({ id: code, name }) => ({ code, name }))
const FIGURES = CONDITION_FACTS.filter(({ kind }) => kind === 'figure')

const day = (label: string, help: string) =>
  typedInto(field(dateOnly(label).nullable(), { label, help }), { kind: 'day' })

const areaCodes = typedInto(
  field(
    z
      .array(oneOf('适用地区', AREAS), { error: '请选择适用地区' })
      .refine((codes) => new Set(codes).size === codes.length, '适用地区有重复'),
    { label: '适用地区', help: '不选表示全省' },
  ),
  { kind: 'codes', items: AREAS },
)

const paysFor = typedInto(
  field(
    z
      .array(oneOf('可补助的投入', FIGURES), { error: '请选择可补助的投入' })
      .refine((codes) => new Set(codes).size === codes.length, '可补助的投入有重复'),
    { label: '可补助的投入', help: '企业改进这些数据时，本事项可承担部分费用' },
  ),
  { kind: 'codes', items: FIGURES },
)

const applyUrl = typedInto(
  field(
    z
      .string({ error: '请输入办理网址' })
      .trim()
      .max(300, '办理网址不能超过 300 个字')
      .regex(/^https?:\/\/[^\s/]+/, '办理网址须以 http:// 或 https:// 开头')
      .nullable(),
    { label: '办理网址' },
  ),
  { kind: 'link' },
)

/** Both may be left out: a page of the release before does not know them, and leaves them as they are. */
const cashWorkingDays = field(
  z
    .int({ error: '请输入兑现时限' })
    .min(1, '兑现时限须在 1 到 365 个工作日之间')
    .max(365, '兑现时限须在 1 到 365 个工作日之间')
    .nullable()
    .optional(),
  { label: '兑现时限', unit: '个工作日', example: 60, help: '从受理到资金到账，文件未写明的不填' },
)

const place = field(text('办理地点', { max: 120 }).nullable().optional(), {
  label: '办理地点',
  help: '到现场办理的窗口地址，只在网上办理的不填',
  example: '市政务服务中心二楼惠企窗口',
})

/** What is kept of a policy item and typed by operators. */
export const policyItemFields = component('PolicyItemForm', '政策事项', 'public', {
  policyId: typedInto(id('政策文件'), { kind: 'own' }),
  name: text('事项名称', { max: 80 }),
  kind: oneOf('事项类型', ITEM_KINDS),
  delivery: oneOf('办理方式', ITEM_DELIVERIES),
  benefit: text('支持内容', { max: 500 }),
  benefitYuan: amountYuan('每户最高金额').nullable(),
  areaCodes,
  office: text('办理部门', { max: 60 }),
  officePhone: officePhone.nullable(),
  place,
  validFrom: day('有效期起', '文件未写明的不填'),
  validTo: day('有效期止', '文件未写明的不填'),
  declareFrom: day('申报开始日期', '常年办理的不填'),
  declareTo: day('申报截止日期', '常年办理的不填'),
  cashWorkingDays,
  applyUrl,
  materials: lines('申报材料', 30, 100),
  gives: oneOf('取得的称号', ENTERPRISE_TITLES).nullable(),
  purpose: field(oneOf('申报类别', ITEM_PURPOSES), {
    label: '申报类别',
    help: '称号到期复核的标准与新申报不同时，各建一个事项，各写有效期',
  }),
  paysFor,
  conditions: policyConditions,
})
export type PolicyItemForm = z.output<typeof policyItemFields>

const { shape } = policyItemFields

/** A published item with the document it comes from. */
export const policyItem = component('PolicyItem', '政策事项', 'public', {
  id: idOut('事项编号'),
  policyId: idOut('政策文件编号'),
  docTitle: textOut('政策文件'),
  docNo: textOut('文号').nullable(),
  issuer: textOut('发文机关'),
  sourceUrl: textOut('官方原文').nullable(),
  name: fieldOut(shape.name),
  kind: shape.kind,
  delivery: shape.delivery,
  benefit: fieldOut(shape.benefit),
  benefitYuan: fieldOut(shape.benefitYuan),
  areaCodes: listOut('适用地区', areaCode(), { help: '空表示全省' }),
  office: fieldOut(shape.office),
  officePhone: fieldOut(shape.officePhone),
  place: fieldOut(shape.place),
  validFrom: fieldOut(shape.validFrom),
  validTo: fieldOut(shape.validTo),
  declareFrom: fieldOut(shape.declareFrom),
  declareTo: fieldOut(shape.declareTo),
  window: oneOf('申报状态', ITEM_WINDOWS),
  cashWorkingDays: fieldOut(shape.cashWorkingDays),
  applyUrl: fieldOut(shape.applyUrl),
  materials: fieldOut(shape.materials),
  gives: fieldOut(shape.gives),
  purpose: shape.purpose,
  paysFor: codesOut('可补助的投入', FIGURES),
  conditions: listOut('申报条件', policyCondition),
  rulesVersion: countOut('规则版本', undefined, { help: '每次复核通过加一' }),
  isExample,
})
export type PolicyItem = z.output<typeof policyItem>
