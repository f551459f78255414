import * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import {
  areaCode,
  count,
  dateOnly,
  field,
  flag,
  id,
  idOut,
  moment,
  momentIn,
  oneOf,
} from '../kernel/field.ts'
import { version, versionOut } from '../kernel/version.ts'
import { appointmentSlot } from './entities.ts'
import { bankAccountErrors as errors } from './errors.ts'
import { branchCode } from './form.ts'
import { openingStates } from './account-opening-case.ts'
import { ACCOUNT_TYPES, BANK_PROFILES } from './kinds.ts'

/** The people of a bank have the branches of their institution, operators every branch. */
const staff = {
  access: ['institution', 'operator'],
  roles: ['financeOfficer', 'financeManager', 'operator', 'admin'],
} as const

/** Minutes that one appointment takes. */
export const SLOT_MINUTES = [
  { code: '30', name: '30 分钟' },
  { code: '60', name: '60 分钟' },
  { code: '90', name: '90 分钟' },
] as const

const clock = (label: string) =>
  field(z.string({ error: `请选择${label}` }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, `请选择${label}`), {
    label,
    example: '09:00',
  })

/** When a branch takes appointments, and how many at a time. */
export const branchSettings = {
  branchCode,
  isOpen: flag('接受预约'),
  opensAt: clock('上午开始'),
  restFrom: clock('午休开始'),
  restTo: clock('午休结束'),
  closesAt: clock('下午结束'),
  slotMinutes: oneOf('每个时段', SLOT_MINUTES),
  slotCapacity: count('每个时段名额', 20, { unit: '个' }),
  accountTypes: field(z.array(oneOf('账户类型', ACCOUNT_TYPES)).min(1, '请至少选择一种账户类型').max(4), {
    label: '可办理的账户类型',
  }),
} as const

/** An appointment that is to be moved or cancelled before the branch can rest. */
const standing = component('StandingAppointment', '未了结的预约', 'internal', {
  id: idOut('开户申请编号'),
  applyNo: textOut('申请单号', { example: 'KH20261120-000001' }),
  appointTime: moment('预约时间'),
  status: oneOf('状态', openingStates),
})

export const ownBranch = component('OwnOpeningBranch', '本机构开户网点', 'internal', {
  id: idOut('网点编号'),
  name: textOut('网点名称'),
  bankName: textOut('银行名称'),
  bankId: idOut('银行编号'),
  profile: oneOf('预约表单', BANK_PROFILES),
  regionCode: areaCode('所在地区'),
  regionName: textOut('地区名称'),
  address: textOut('地址').nullable(),
  phone: textOut('联系电话', { sensitivity: 'public' }).nullable(),
  closedAt: moment('关闭时间').nullable(),
  closeReason: textOut('关闭说明').nullable(),
  standing: listOut('未了结的预约', standing),
  canRegister: flag('可以修改登记', { help: '本机构的管理人员和平台运营' }),
  ...branchSettings,
  branchCode: textOut('网点行号'),
  slotCapacity: countOut('每个时段名额', '个'),
  version: versionOut,
  /** Of name and place, which operators change as well. */
  organisationVersion: versionOut.meta({ label: '机构资料版本', component: 'Version' }),
})
export type OwnBranch = z.output<typeof ownBranch>

export const listOwnBranches = defineCall({
  ...staff,
  name: 'bankAccounts.listOwnBranches',
  summary: '本机构的开户网点与预约设置',
  method: 'GET',
  path: '/console/bank-accounts/branches',
  effect: 'read',
  output: z.array(ownBranch),
})

export const params = z.object({ id: id('网点编号') })

export const updateOwnBranch = defineCall({
  ...staff,
  name: 'bankAccounts.updateOwnBranch',
  summary: '修改网点的预约设置；已有的预约不变',
  method: 'PUT',
  path: '/console/bank-accounts/branches/{id}',
  effect: 'write',
  params,
  body: component('OpeningBranchForm', '网点预约设置', 'internal', {
    ...branchSettings,
    version,
  }).omit({ branchCode: true }),
  output: ownBranch,
  errors: [errors.branchNotFound, errors.staleBranch, errors.timesWrong],
})

/** Days of a calendar that are shown at once. */
export const CALENDAR_DAYS = 7

export const ownSlot = component('OwnAppointmentSlot', '本网点预约时段', 'internal', {
  ...appointmentSlot.shape,
  booked: countOut('已预约', '个'),
})
export type OwnSlot = z.output<typeof ownSlot>

export const listOwnSlots = defineCall({
  ...staff,
  name: 'bankAccounts.listOwnSlots',
  summary: '网点一周的预约时段',
  method: 'GET',
  path: '/console/bank-accounts/branches/{id}/slots',
  effect: 'read',
  params,
  query: z.object({ from: dateOnly('开始日期') }),
  output: z.array(ownSlot),
  errors: [errors.branchNotFound],
})

/** A capacity of its own for one time, none to close it; never below what is booked. */
export const updateOwnSlot = defineCall({
  ...staff,
  name: 'bankAccounts.updateOwnSlot',
  summary: '调整一个时段的名额',
  method: 'PUT',
  path: '/console/bank-accounts/branches/{id}/slots',
  effect: 'write',
  params,
  body: z.object({ beginsAt: momentIn('开始时间'), capacity: count('名额', 20, { unit: '个' }) }),
  output: ownSlot,
  errors: [errors.branchNotFound, errors.slotNotFound, errors.belowBooked],
})
