import * as z from 'zod'
import { countOut, isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, field, id, idOut, moment, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { ORG_CATEGORIES, ORG_TYPES } from '../reference/org-types.ts'
import { organisationsErrors as errors } from './errors.ts'

/** What the institution search answers (specification 3: id, name, orgType, parentId) and a card needs besides. */
export const organisationCard = component('OrganisationCard', '机构摘要', 'public', {
  id: idOut('机构编号'),
  name: textOut('机构名称'),
  shortName: textOut('机构简称'),
  orgType: oneOf('机构类型', ORG_TYPES),
  orgCategory: oneOf('机构类别', ORG_CATEGORIES),
  parentId: textOut('上级机构编号', { help: '一级机构为 0', example: '0' }),
  level: countOut('层级'),
  regionCode: areaCode('所在地区'),
  regionName: textOut('地区名称'),
  address: textOut('地址').nullable(),
  phone: textOut('联系电话').nullable(),
  productsCount: countOut('在售产品', '个'),
  isExample,
})
export type OrganisationCard = z.output<typeof organisationCard>

/** What an institution did with the applications it received; each number is a number of cases. */
const handled = {
  received: countOut('收到申请', '笔'),
  acceptedInTime: countOut('按时受理', '笔'),
  granted: countOut('已授信', '笔'),
  refused: countOut('未通过', '笔'),
  beyondTerms: countOut('授信超出公布条件', '笔'),
}
const record = {
  ...handled,
  medianDecisionDays: field(z.number().nullable(), { label: '审批用时中位数', unit: '天' }),
}

export const organisationDetail = component('OrganisationDetail', '机构', 'public', {
  ...organisationCard.shape,
  intro: textOut('机构简介'),
  parentName: textOut('上级机构').nullable(),
  /** Every branch below it, wherever it is; those of the site first. */
  branches: listOut('下级机构', organisationCard),
  /** The published record: what the institution did with the applications it received. */
  record: component('OrganisationRecord', '办理记录', 'public', record),
  /** What it did with the financing needs that it took or was sent (docs/cases/response.md). */
  needRecord: component('OrganisationNeedRecord', '需求响应记录', 'public', {
    grabbed: countOut('抢单', '笔'),
    dispatched: countOut('接受派单', '笔'),
    contactedInTime: countOut('按时联系', '笔'),
    lapsed: countOut('超时失去', '笔'),
    declined: countOut('不承接', '笔'),
  }),
  /** Set when it has ended in a merger: its page says so and leads on. The record is then its own, up to the merger. */
  mergedInto: component('MergedInto', '承接机构', 'public', {
    id: idOut('机构编号'),
    name: textOut('机构名称'),
    phone: textOut('联系电话').nullable(),
    address: textOut('地址').nullable(),
    mergedAt: moment('并入时间'),
  }).nullable(),
  /** What was merged into this one; the record holds their applications too (decision 0022). */
  predecessors: listOut(
    '并入的机构',
    component('MergedOrganisation', '并入的机构', 'public', {
      id: idOut('机构编号'),
      name: textOut('机构名称'),
      mergedAt: moment('并入时间'),
    }),
  ),
})

/** `parentId` '0' is the first level (specification 7, first-level institution search). */
const parentId = field(z.string().regex(/^(0|[1-9]\d{0,14})$/, '上级机构编号不正确'), {
  label: '上级机构编号',
  example: '0',
})

const filters = z.object({
  ...pageInput,
  keyword: keywordInput,
  name: field(z.string().trim().max(50, '名称不能超过 50 个字').optional(), { label: '机构名称' }),
  orgType: oneOf('机构类型', ORG_TYPES).optional(),
  orgCategory: oneOf('机构类别', ORG_CATEGORIES).optional(),
  parentId: parentId.optional(),
  areaCode: areaCode('地区').optional(),
})

export const listOrganisations = defineCall({
  name: 'organisations.listOrganisations',
  summary: '机构列表',
  method: 'POST',
  path: '/admin/org/orgListPortal',
  access: 'public',
  effect: 'read',
  body: filters,
  output: pageOf(organisationCard),
})

export const listBranches = defineCall({
  name: 'organisations.listBranches',
  summary: '下级机构列表',
  method: 'POST',
  path: '/admin/org/queryOrgListByParentIdPortal',
  access: 'public',
  effect: 'read',
  body: filters.required({ parentId: true }),
  output: pageOf(organisationCard),
})

export const searchFirstLevel = defineCall({
  name: 'organisations.searchFirstLevel',
  summary: '一级机构搜索',
  method: 'POST',
  path: '/admin/org/portalQueryOrgDtoList',
  access: 'public',
  effect: 'read',
  body: filters,
  output: pageOf(organisationCard),
})

export const listOrganisationsForStaff = defineCall({
  name: 'organisations.listOrganisationsForStaff',
  exported: { title: '机构（后台）' },
  summary: '机构列表（后台）',
  method: 'POST',
  path: '/admin/org/orgList',
  access: 'operator',
  effect: 'read',
  body: filters,
  output: pageOf(organisationCard),
})

export const getOrganisation = defineCall({
  name: 'organisations.getOrganisation',
  summary: '机构详情',
  method: 'GET',
  path: '/admin/org/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('机构编号') }),
  output: organisationDetail,
  errors: [errors.notFound],
})

/** The published record month by month: a case counts in the month it was received, so the months add up to the whole. */
export const getOrganisationRecord = defineCall({
  name: 'organisations.getOrganisationRecord',
  summary: '机构办理记录（按月）',
  method: 'GET',
  path: '/console/organisations/{id}/record',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('机构编号') }),
  output: component('OrganisationRecordByMonth', '办理记录（按月）', 'public', {
    ...record,
    byMonth: listOut(
      '按月',
      component('OrganisationMonth', '一个月', 'public', {
        month: textOut('月份', { example: '2026-11' }),
        ...handled,
      }),
    ),
  }),
  errors: [errors.notFound],
})

export const listOrganisationsByLevel = defineCall({
  name: 'organisations.listOrganisationsByLevel',
  summary: '按层级列出机构',
  method: 'GET',
  path: '/admin/org/getOrgDtoByLevel/{level}',
  access: 'public',
  effect: 'read',
  params: z.object({ level: field(z.coerce.number().int().min(1).max(5), { label: '层级', example: 1 }) }),
  output: z.array(organisationCard),
})
