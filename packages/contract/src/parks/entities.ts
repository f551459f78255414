import * as z from 'zod'
import { areaCode, count, dateOnly, field, idOut, oneOf, ruled, text, twoDecimals } from '../kernel/field.ts'
import { ENTERPRISE_SCALES } from '../reference/enterprise-scales.ts'
import { LEADING_INDUSTRIES } from '../reference/leading-industries.ts'
import { PARK_LEVELS } from '../reference/park-levels.ts'
import { checkCreditCode } from '../rules/credit-code.ts'
import { lines, officePhone, publicationRecord, someOf } from '../kernel/publishing/publication-fields.ts'

/** What is kept of a park and typed by operators. */
export const parkForm = z.object({
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
export const parkCard = z.object({
  id: idOut('园区编号'),
  name: z.string(),
  level: z.string(),
  areaCode: z.string(),
  areaName: field(z.string(), { label: '所在地区' }),
  industries: z.array(z.string()),
  areaKm2: field(z.number(), { label: '规划面积', unit: '平方公里' }),
  enterprises: field(z.int(), { label: '已发布企业', unit: '家' }),
  intro: z.string(),
  isExample: field(z.boolean(), { label: '示例数据' }),
})
export type ParkCard = z.output<typeof parkCard>

export const park = parkCard.extend({
  officeName: z.string(),
  officePhone: field(z.string(), { label: '联系电话' }),
  address: z.string(),
  services: z.array(z.string()),
})
export type Park = z.output<typeof park>

export const parkRecord = park.extend(publicationRecord)
export type ParkRecord = z.output<typeof parkRecord>

/** Words of an enterprise about itself, of which it agreed that a park presents them. No person and no contact of it. */
export const parkEnterpriseForm = z.object({
  name: text('企业名称', { max: 100 }),
  /** Never shown in public; by it the enterprise is found on rosters. */
  creditCode: ruled('统一社会信用代码', 18, (value, label) => {
    if (value === '') return undefined
    const checked = checkCreditCode(value, label)
    return checked.kind === 'wrongShape' ? checked.error : undefined
  })
    .meta({ help: '不公开，用来关联公示名单，可不填' })
    .optional(),
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
export const parkEnterpriseCard = z.object({
  id: idOut('企业展示编号'),
  parkId: idOut('园区编号'),
  parkName: z.string(),
  name: z.string(),
  industry: z.string(),
  scale: z.string(),
  areaName: z.string(),
  products: z.array(z.string()),
  honours: z.array(z.string()),
  isExample: field(z.boolean(), { label: '示例数据' }),
})
export type ParkEnterpriseCard = z.output<typeof parkEnterpriseCard>

/** A published roster on which an enterprise stands. */
export const rosterMention = z.object({
  rosterId: idOut('名单编号'),
  title: z.string(),
  kind: z.string(),
  batch: z.string(),
  issuedOn: z.string(),
  validTo: z.string().nullable(),
  isExpired: field(z.boolean(), { label: '已过有效期' }),
})
export type RosterMention = z.output<typeof rosterMention>

export const parkEnterprise = parkEnterpriseCard.extend({
  foundYear: z.int(),
  employees: z.int(),
  intro: z.string(),
  consentedOn: z.string(),
  rosters: z.array(rosterMention),
})
export type ParkEnterprise = z.output<typeof parkEnterprise>

export const parkEnterpriseRecord = parkEnterpriseCard.omit({ parkName: true, areaName: true }).extend({
  ...publicationRecord,
  creditCode: z.string().nullable(),
  foundYear: z.int(),
  employees: z.int(),
  intro: z.string(),
  consentedOn: z.string(),
})
export type ParkEnterpriseRecord = z.output<typeof parkEnterpriseRecord>
