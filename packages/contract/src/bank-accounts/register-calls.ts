import * as z from 'zod'
import { countOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, flag, id, idOut, oneOf, optionalText, text } from '../kernel/field.ts'
import { version, versionOut } from '../kernel/version.ts'
import { organisationsErrors } from '../organisations/errors.ts'
import { organisationForm } from '../organisations/maintenance-calls.ts'
import { ownBranch, params } from './branch-calls.ts'
import { bankAccountErrors as errors } from './errors.ts'
import { bankCode, branchCode } from './form.ts'
import { BANK_PROFILES } from './kinds.ts'

/** A bank's managers keep its register, operators that of every bank. */
const registrars = {
  access: ['institution', 'operator'],
  roles: ['financeManager', 'operator', 'admin'],
} as const

const bankSettings = {
  bankCode,
  profile: oneOf('预约表单', BANK_PROFILES),
  isOpen: flag('接受预约', { help: '关闭后，该银行的网点都不接受新的预约' }),
} as const

export const registeredBank = component('RegisteredOpeningBank', '登记的开户银行', 'internal', {
  id: idOut('机构编号'),
  name: textOut('银行名称'),
  ...bankSettings,
  branches: countOut('登记网点', '个'),
  canEdit: flag('可以修改', { help: '总行的管理人员和平台运营' }),
  version: versionOut,
})
export type RegisteredBank = z.output<typeof registeredBank>

export const listRegisteredBanks = defineCall({
  ...registrars,
  name: 'bankAccounts.listRegisteredBanks',
  summary: '登记的开户银行：本机构的，或全部（运营）',
  method: 'GET',
  path: '/console/bank-accounts/banks',
  effect: 'read',
  output: z.array(registeredBank),
})

export const openingCandidate = component('OpeningCandidate', '可以登记的机构', 'internal', {
  id: idOut('机构编号'),
  name: textOut('机构名称'),
  regionCode: areaCode('所在地区'),
  address: textOut('地址').nullable(),
  phone: textOut('联系电话', { sensitivity: 'public' }).nullable(),
  version: versionOut,
})
export type OpeningCandidate = z.output<typeof openingCandidate>

export const listOpeningCandidates = defineCall({
  ...registrars,
  name: 'bankAccounts.listCandidates',
  summary: '还没有登记的机构：银行的下级机构，不填银行时为一级机构',
  method: 'GET',
  path: '/console/bank-accounts/candidates',
  effect: 'read',
  query: z.object({ bankId: id('银行').optional() }),
  output: z.array(openingCandidate),
  errors: [errors.bankNotFound],
})

export const createOpeningBank = defineCall({
  ...registrars,
  name: 'bankAccounts.createBank',
  summary: '登记开户银行',
  method: 'POST',
  path: '/console/bank-accounts/banks',
  effect: 'create',
  body: component('OpeningBankForm', '登记开户银行', 'internal', { orgId: id('银行'), ...bankSettings }),
  output: registeredBank,
  errors: [errors.candidateUnfit, errors.codeTaken],
})

export const updateOpeningBank = defineCall({
  ...registrars,
  name: 'bankAccounts.updateBank',
  summary: '修改开户银行的登记',
  method: 'PUT',
  path: '/console/bank-accounts/banks/{id}',
  effect: 'write',
  params: z.object({ id: id('银行') }),
  body: component('OpeningBankChange', '修改开户银行', 'internal', { ...bankSettings, version }),
  output: registeredBank,
  errors: [errors.bankNotFound, errors.staleBank, errors.codeTaken, errors.profileInUse],
})

/** Of the branch as an organisation, whose name and place the form shows. */
const organisationVersion = version.optional().meta({ label: '机构资料版本', component: 'Version' })

/** Where a branch is and how it is reached; the same as the public page of the organisation says. */
export const branchPlace = {
  name: text('网点名称', { min: 2, max: 60 }, { example: '示例银行城关支行' }),
  branchCode,
  regionCode: areaCode('所在地区'),
  address: optionalText('地址', 100),
  phone: organisationForm.shape.phone,
} as const

export const createOpeningBranch = defineCall({
  ...registrars,
  name: 'bankAccounts.createBranch',
  summary: '登记开户网点：已有的下级机构，或新设一个；设置办理时间后再接受预约',
  method: 'POST',
  path: '/console/bank-accounts/branches',
  effect: 'create',
  body: component('OpeningBranchPlace', '登记开户网点', 'internal', {
    bankId: id('银行'),
    orgId: id('机构').optional(),
    organisationVersion,
    ...branchPlace,
  }),
  output: ownBranch,
  errors: [
    errors.bankNotFound,
    errors.candidateUnfit,
    errors.codeTaken,
    organisationsErrors.nameTaken,
    organisationsErrors.tooDeep,
  ],
})

export const updateBranchPlace = defineCall({
  ...registrars,
  name: 'bankAccounts.updateBranchPlace',
  summary: '修改网点的名称、行号、地址和电话',
  method: 'PUT',
  path: '/console/bank-accounts/branches/{id}/place',
  effect: 'write',
  params,
  body: component('OpeningBranchPlaceChange', '修改开户网点', 'internal', {
    ...branchPlace,
    version,
    organisationVersion,
  }),
  output: ownBranch,
  errors: [errors.branchNotFound, errors.staleBranch, errors.codeTaken, organisationsErrors.nameTaken],
})

/** A closed branch takes no appointments; whoever has one is asked to move it or to cancel. */
export const closeOpeningBranch = defineCall({
  ...registrars,
  name: 'bankAccounts.closeBranch',
  summary: '关闭网点或重新开放；已有预约的企业会收到改约提醒',
  method: 'PUT',
  path: '/console/bank-accounts/branches/{id}/closed',
  effect: 'write',
  params,
  body: component('OpeningBranchClosing', '关闭网点', 'internal', {
    isClosed: flag('关闭'),
    reason: optionalText('关闭说明', 100, { help: '会告诉已有预约的企业' }),
    version,
  }),
  output: ownBranch,
  errors: [errors.branchNotFound, errors.staleBranch],
})
