import { contactPhone } from '../kernel/contact-phone.ts'
import { amountYuan, areaCode, months, oneOf, sharePercent, text } from '../kernel/field.ts'
import { EQUIPMENT_CATEGORIES, EQUIPMENT_CONDITIONS, LEASE_KINDS } from './kinds.ts'

/** What an enterprise types of the equipment it wants, and of who speaks for it. */
export const leaseAsked = {
  kind: oneOf('租赁方式', LEASE_KINDS),
  equipmentName: text('设备名称', { min: 2, max: 100 }, { example: '数控卧式车床 2 台' }),
  equipmentCategory: oneOf('设备类别', EQUIPMENT_CATEGORIES),
  equipmentCondition: oneOf('设备状况', EQUIPMENT_CONDITIONS),
  valueYuan: amountYuan('设备价值'),
  amountYuan: amountYuan('融资金额'),
  termMonths: months('租赁期限'),
  /** Percent of the value paid by the enterprise itself. */
  downPaymentPercent: sharePercent('首付比例', { example: 20, help: '售后回租没有首付的，填 0' }),
  purpose: text('租赁用途', { min: 4, max: 500 }),
  areaCode: areaCode('设备所在地区'),
  contactName: text('联系人', { min: 2, max: 50 }, { sensitivity: 'personal' }),
  contactPhone,
} as const
