import * as z from 'zod'
import { countOut, isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { areaCode, field, flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { versionOut } from '../kernel/version.ts'
import { termsOut } from './entities.ts'
import { productActions, productStates } from './product-states.ts'

const { shape: terms } = termsOut

/** Where the institution may offer; null is the whole province. */
const reach = listOut('可服务的地区', areaCode(), { help: '为空表示全省' })

/** Who maintains products: the institution its own, the platform all. */
export const maintainerSides = [
  { code: 'institution', name: '机构' },
  { code: 'platform', name: '平台' },
] as const

/** A draft in an answer: the name and whatever has been filled in. */
export const draftTermsOut = termsOut.partial().required({ name: true }).meta({
  component: 'ProductTermsSoFar',
  title: '产品内容（未完成）',
  label: '草稿',
  sensitivity: 'internal',
})
export type DraftTermsOut = z.output<typeof draftTermsOut>

const standing = {
  status: oneOf('状态', productStates),
  changeStatus: field(oneOf('变更状态', productStates).nullable(), {
    label: '变更状态',
    help: '已上架的产品正在进行的变更',
  }),
} as const

export const maintainedProductRow = component('MaintainedProductRow', '产品（维护）', 'internal', {
  id: idOut('产品编号'),
  name: terms.name,
  orgId: idOut('机构编号'),
  orgName: textOut('机构名称'),
  ...standing,
  category: terms.category.nullable(),
  amountMinYuan: terms.amountMinYuan.nullable(),
  amountMaxYuan: terms.amountMaxYuan.nullable(),
  rateMin: terms.rateMin.nullable(),
  rateMax: terms.rateMax.nullable(),
  views: countOut('浏览', '次'),
  applicationsCount: countOut('申请', '笔'),
  submittedAt: moment('提交时间').nullable(),
  updatedAt: moment('更新时间'),
  isExample,
})
export type MaintainedProductRow = z.output<typeof maintainedProductRow>

/** Terms that were approved once, with who and when; the highest number is what is live. */
export const productVersion = component('ProductVersion', '已审核的版本', 'internal', {
  number: countOut('版本序号'),
  terms: termsOut,
  submittedBy: textOut('提交人', { sensitivity: 'personal' }).nullable(),
  submittedAt: moment('提交时间').nullable(),
  approvedBy: textOut('审核人', { sensitivity: 'personal' }).nullable(),
  approvedAt: moment('审核时间'),
})

export const productEvent = component('ProductEvent', '产品经历', 'internal', {
  at: moment('时间'),
  action: oneOf('操作', productActions),
  fromStatus: oneOf('原状态', productStates).nullable(),
  toStatus: oneOf('新状态', productStates).nullable(),
  actorSide: oneOf('操作方', maintainerSides),
  actorName: textOut('操作人', { sensitivity: 'personal' }),
  note: textOut('说明').nullable(),
})

/** What the viewer may do now, decided by the server. */
export const maintainedProductCan = component('MaintainedProductCan', '可进行的操作', 'internal', {
  update: flag('修改'),
  submit: flag('提交审核'),
  withdraw: flag('撤回提交'),
  delete: flag('删除草稿'),
  copy: flag('复制'),
  unlist: flag('下架'),
  relist: flag('重新上架'),
  review: flag('审核'),
})
export type MaintainedProductCan = z.output<typeof maintainedProductCan>

export const maintainedProduct = component('MaintainedProduct', '产品（维护详情）', 'internal', {
  id: idOut('产品编号'),
  name: terms.name,
  orgId: idOut('机构编号'),
  orgName: textOut('机构名称'),
  /** What it offered is history: it is read, and put away, and nothing else. */
  isOrgEnded: flag('机构已停用'),
  ...standing,
  unlistedBy: oneOf('下架方', maintainerSides).nullable(),
  /** What the public reads; null before the first listing. */
  live: field(termsOut.nullable(), { label: '线上内容' }),
  /** The terms being worked on; null while nothing is. */
  draft: draftTermsOut.nullable(),
  /** What keeps the draft from being submitted: field path → sentence. */
  draftProblems: field(z.record(z.string(), z.string()), { label: '草稿待补充之处' }),
  returnReason: textOut('退回原因').nullable(),
  submittedAt: moment('提交时间').nullable(),
  submittedBy: textOut('提交人', { sensitivity: 'personal' }).nullable(),
  reach: reach.nullable(),
  views: countOut('浏览', '次'),
  applicationsCount: countOut('申请', '笔'),
  /** Applications somebody still has to act on: they go on when the product is unlisted. */
  openApplications: countOut('在办申请', '笔'),
  listedAt: moment('上架时间').nullable(),
  updatedAt: moment('更新时间'),
  versions: listOut('历史版本', productVersion),
  history: listOut('经历', productEvent),
  can: maintainedProductCan,
  version: versionOut,
  isExample,
})
export type MaintainedProduct = z.output<typeof maintainedProduct>

/** An organisation whose products the viewer maintains. */
export const maintainingOrganisation = component('MaintainingOrganisation', '可维护产品的机构', 'internal', {
  id: idOut('机构编号'),
  name: textOut('机构名称'),
  reach: reach.nullable(),
})
export type MaintainingOrganisation = z.output<typeof maintainingOrganisation>
