import * as z from 'zod'
import { countOut, fieldOut, isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import {
  areaCode,
  count,
  dateOnly,
  field,
  flag,
  idOut,
  oneOf,
  ruled,
  text,
  twoDecimals,
} from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { ENTERPRISE_SCALES } from '../reference/enterprise-scales.ts'
import { LEADING_INDUSTRIES } from '../reference/leading-industries.ts'
import { PARK_LEVELS } from '../reference/park-levels.ts'
import { ROSTER_KINDS } from '../reference/roster-kinds.ts'
import { checkCreditCode } from '../rules/credit-code.ts'
import {
  changeOf,
  lines,
  officePhone,
  publicationRecord,
  someOf,
} from '../kernel/publishing/publication-fields.ts'

/** What is kept of a park and typed by operators. */
export const parkForm = component('ParkForm', '园区', 'public', {
  name: text('园区名称', { max: 60 }, { example: '示例高新技术产业园区' }),
  level: oneOf('园区级别', PARK_LEVELS),
  areaCode: areaCode('所在地区'),
  industries: someOf('主导产业', LEADING_INDUSTRIES),
  areaKm2: twoDecimals('规划面积', { min: 0.01, max: 10_000, unit: '平方公里', example: 36.5 }),
  officeName: text('管理机构', { max: 60 }),
  officePhone,
  address: text('地址', { max: 100 }),
  intro: text('园区简介', { max: 2000 }),
  services: lines('园区服务', 12, 60),
})

/** A park as lists show it. `enterprises` counts the enterprises it presents. */
export const parkCard = component('ParkCard', '园区摘要', 'public', {
  id: idOut('园区编号'),
  name: fieldOut(parkForm.shape.name),
  level: parkForm.shape.level,
  areaCode: parkForm.shape.areaCode,
  areaName: textOut('地区名称'),
  industries: fieldOut(parkForm.shape.industries),
  areaKm2: fieldOut(parkForm.shape.areaKm2),
  enterprises: countOut('入驻企业展示', '家'),
  intro: fieldOut(parkForm.shape.intro),
  isExample,
})
export type ParkCard = z.output<typeof parkCard>

export const park = component('Park', '园区', 'public', {
  ...parkCard.shape,
  officeName: fieldOut(parkForm.shape.officeName),
  officePhone: fieldOut(parkForm.shape.officePhone),
  address: fieldOut(parkForm.shape.address),
  services: fieldOut(parkForm.shape.services),
})
export type Park = z.output<typeof park>

export const parkRecord = component('ParkRecord', '园区（维护）', 'internal', {
  ...park.shape,
  ...publicationRecord,
  change: changeOf('ParkChange', parkForm),
})
export type ParkRecord = z.output<typeof parkRecord>

/** Words of an enterprise about itself, of which it agreed that a park presents them. No person and no contact of it. */
export const parkEnterpriseForm = component('ParkEnterpriseForm', '园区企业展示', 'public', {
  name: text('企业名称', { max: 100 }),
  /** Never shown in public; by it the enterprise is found on rosters. */
  creditCode: typedInto(
    ruled('统一社会信用代码', 18, (value, label) => {
      if (value === '') return undefined
      const checked = checkCreditCode(value, label)
      return checked.kind === 'wrongShape' ? checked.error : undefined
    }).meta({ help: '不公开，用来关联公示名单，可不填', sensitivity: 'internal' }),
    { kind: 'serial' },
  ).optional(),
  industry: oneOf('所属产业', LEADING_INDUSTRIES),
  scale: oneOf('企业规模', ENTERPRISE_SCALES),
  foundYear: field(
    z.int('成立年份须为四位数字').min(1900, '成立年份须为四位数字').max(2100, '成立年份须为四位数字'),
    {
      label: '成立年份',
      example: 2016,
    },
  ),
  employees: count('员工人数', 1_000_000, { unit: '人' }),
  products: lines('主要产品', 8, 40),
  honours: lines('荣誉资质', 8, 60),
  intro: text('企业简介', { max: 1000 }),
  consentedOn: dateOnly('企业同意展示日期', { past: true }),
})

/** An enterprise a park presents, as lists show it. */
const { shape } = parkEnterpriseForm

export const parkEnterpriseCard = component('ParkEnterpriseCard', '园区企业摘要', 'public', {
  id: idOut('企业展示编号'),
  parkId: idOut('园区编号'),
  parkName: fieldOut(parkForm.shape.name),
  name: fieldOut(shape.name),
  industry: shape.industry,
  scale: shape.scale,
  areaName: textOut('地区名称'),
  products: fieldOut(shape.products),
  honours: fieldOut(shape.honours),
  isExample,
})
export type ParkEnterpriseCard = z.output<typeof parkEnterpriseCard>

/** A published roster on which an enterprise stands. */
export const rosterMention = component('RosterMention', '上榜名单', 'public', {
  rosterId: idOut('名单编号'),
  title: textOut('名单名称'),
  kind: oneOf('名单类型', ROSTER_KINDS),
  batch: textOut('批次'),
  issuedOn: dateOnly('发布日期'),
  validTo: dateOnly('有效期至').nullable(),
  isExpired: flag('已过有效期'),
})
export type RosterMention = z.output<typeof rosterMention>

const presented = {
  foundYear: fieldOut(shape.foundYear),
  employees: fieldOut(shape.employees),
  intro: fieldOut(shape.intro),
  consentedOn: shape.consentedOn,
} as const

export const parkEnterprise = component('ParkEnterprise', '园区企业', 'public', {
  ...parkEnterpriseCard.shape,
  ...presented,
  rosters: listOut('上榜名单', rosterMention),
})
export type ParkEnterprise = z.output<typeof parkEnterprise>

const { parkName: _, areaName: __, ...cardOfRecord } = parkEnterpriseCard.shape

export const parkEnterpriseRecord = component('ParkEnterpriseRecord', '园区企业（维护）', 'internal', {
  ...cardOfRecord,
  ...publicationRecord,
  ...presented,
  creditCode: fieldOut(shape.creditCode).nullable(),
  change: changeOf('ParkEnterpriseChange', parkEnterpriseForm),
})
export type ParkEnterpriseRecord = z.output<typeof parkEnterpriseRecord>
