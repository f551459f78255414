import * as z from 'zod'
import { countOut, fieldOut, isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import {
  areaCode,
  count,
  field,
  flag,
  id,
  idOut,
  moment,
  oneOf,
  optionalText,
  text,
} from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { version, versionOut } from '../kernel/version.ts'
import { ORG_CATEGORIES, ORG_TYPES } from '../reference/org-types.ts'
import { checkCreditCode, normalizeCreditCode } from '../rules/credit-code.ts'
import { organisationsErrors as errors } from './errors.ts'
import { affairKinds, MAX_LEVEL, mergedProducts, organisationStatuses } from './succession.ts'

const organisationId = z.object({ id: id('机构编号') })
/** `0` is the first level. */
const parentId = field(z.string({ error: '请选择上级机构' }).regex(/^(0|[1-9]\d{0,14})$/, '请选择上级机构'), {
  label: '上级机构',
  example: '0',
})

const creditCode = typedInto(
  field(
    z
      .string()
      .max(30, '请输入正确的18位统一社会信用代码')
      .transform(normalizeCreditCode)
      .refine(
        (code) => code === '' || checkCreditCode(code, '').kind !== 'wrongShape',
        '请输入正确的18位统一社会信用代码',
      )
      .optional(),
    { label: '统一社会信用代码', example: '91620000224333000T' },
  ),
  { kind: 'serial' },
)

const phone = typedInto(
  field(
    z
      .string()
      .trim()
      .max(20, '请输入正确的联系电话')
      .regex(/^$|^[0-9][0-9-]{4,19}$/, '请输入正确的联系电话')
      .optional(),
    { label: '联系电话', example: '0931-8888888', help: '对外公布的机构电话' },
  ),
  { kind: 'phone' },
)

/** What an operator types of an organisation; its type and its place are chosen once and moved by calls of their own. */
export const organisationForm = component('OrganisationForm', '机构', 'public', {
  name: text('机构名称', { max: 60, min: 2 }, { example: '示例银行兰州分行' }),
  shortName: text('机构简称', { max: 20, min: 2 }, { help: '用于列表和图表' }),
  orgCategory: oneOf('机构类别', ORG_CATEGORIES),
  regionCode: areaCode('所在地区'),
  creditCode,
  phone,
  address: optionalText('地址', 100),
  intro: optionalText('机构简介', 1000),
  sort: count('排序', 9999).optional(),
})

/** What the maintainer may do with an organisation now. */
const organisationCan = component('OrganisationCan', '可进行的操作', 'internal', {
  edit: flag('修改'),
  addBranch: flag('新增下级机构'),
  move: flag('调整上级'),
  merge: flag('并入其他机构'),
  close: flag('停用'),
})

const { shape } = organisationForm
const named = component('OrganisationName', '机构', 'public', {
  id: idOut('机构编号'),
  name: textOut('机构名称'),
})

export const organisationRow = component('OrganisationRow', '机构（维护）', 'internal', {
  id: idOut('机构编号'),
  name: fieldOut(shape.name),
  shortName: fieldOut(shape.shortName),
  orgType: oneOf('机构类型', ORG_TYPES),
  orgCategory: shape.orgCategory,
  parentId: textOut('上级机构编号', { help: '一级机构为 0', example: '0' }),
  parentName: textOut('上级机构').nullable(),
  level: countOut('层级'),
  regionCode: shape.regionCode,
  regionName: textOut('地区名称'),
  creditCode: fieldOut(shape.creditCode).nullable(),
  phone: fieldOut(shape.phone).nullable(),
  address: fieldOut(shape.address).nullable(),
  intro: fieldOut(shape.intro),
  sort: fieldOut(shape.sort),
  isExample,
  status: oneOf('状态', organisationStatuses),
  /** Who goes on with a merged one, at the end of the chain. */
  successor: field(named.nullable(), { label: '承接机构' }),
  endedAt: moment('并入或停用时间').nullable(),
  branchesCount: countOut('下级机构', '家'),
  productsCount: countOut('在售产品', '个'),
  accountsCount: countOut('工作人员账号', '个'),
  updatedAt: moment('更新时间'),
  version: versionOut,
  can: organisationCan,
})
export type OrganisationRow = z.output<typeof organisationRow>

export const listOrganisationRows = defineCall({
  name: 'organisations.listOrganisationRows',
  exported: { title: '机构' },
  summary: '机构管理列表（含已并入、已停用）',
  method: 'POST',
  path: '/console/organisations/queryPage',
  access: 'operator',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    orgType: oneOf('机构类型', ORG_TYPES).optional(),
    orgCategory: oneOf('机构类别', ORG_CATEGORIES).optional(),
    areaCode: areaCode('地区').optional(),
    status: oneOf('状态', organisationStatuses).optional(),
    level: field(z.int().min(1, '层级不正确').max(MAX_LEVEL, '层级不正确').optional(), {
      label: '层级',
      example: 1,
    }),
    parentId: parentId.optional(),
  }),
  output: pageOf(organisationRow),
})

export const getOrganisationRow = defineCall({
  name: 'organisations.getOrganisationRow',
  summary: '机构管理详情',
  method: 'GET',
  path: '/console/organisations/{id}',
  access: 'operator',
  effect: 'read',
  params: organisationId,
  output: component('OrganisationRowDetail', '机构（维护详情）', 'internal', {
    ...organisationRow.shape,
    /** The line above it, the first level first. */
    line: listOut('上级机构', named),
    predecessors: listOut(
      '并入的机构',
      component('OrganisationEnded', '并入的机构', 'internal', {
        ...named.shape,
        endedAt: moment('并入时间'),
      }),
    ),
  }),
  errors: [errors.notFound],
})

export const createOrganisation = defineCall({
  name: 'organisations.createOrganisation',
  summary: '新增机构（一级或下级）',
  method: 'POST',
  path: '/console/organisations',
  access: 'operator',
  effect: 'create',
  body: organisationForm.extend({ orgType: oneOf('机构类型', ORG_TYPES), parentId }),
  output: organisationRow,
  errors: [errors.nameTaken, errors.parentUnfit, errors.tooDeep],
})

export const updateOrganisation = defineCall({
  name: 'organisations.updateOrganisation',
  summary: '修改机构资料',
  method: 'PUT',
  path: '/console/organisations/{id}',
  access: 'operator',
  effect: 'write',
  params: organisationId,
  body: organisationForm.extend({ version }),
  output: organisationRow,
  errors: [
    errors.notFound,
    errors.notActive,
    errors.nameTaken,
    errors.rolesStillHeld,
    errors.regionsStillHeld,
  ],
})

export const moveOrganisation = defineCall({
  name: 'organisations.moveOrganisation',
  summary: '调整机构的上级，下级机构随同移动',
  method: 'POST',
  path: '/console/organisations/{id}/move',
  access: 'operator',
  effect: 'write',
  params: organisationId,
  body: z.object({ parentId, version }),
  output: organisationRow,
  errors: [errors.notFound, errors.notActive, errors.parentUnfit, errors.underItself, errors.tooDeep],
})

/** One kind of what belongs to an organisation, counted. */
const affair = component('OrganisationAffair', '一类事项', 'internal', {
  kind: oneOf('事项', affairKinds),
  moves: countOut('随承接机构继续'),
  stays: countOut('保留在原机构名下'),
  blocks: countOut('停用前须办结'),
})
export type AffairCount = z.output<typeof affair>

export const previewEnding = defineCall({
  name: 'organisations.previewEnding',
  summary: '机构停用或并入前的预览：各类事项的去留',
  method: 'GET',
  path: '/console/organisations/{id}/affairs',
  access: 'operator',
  effect: 'read',
  params: organisationId,
  query: z.object({
    /** The organisation it would be merged into: what speaks against it is then named. */
    intoId: id('承接机构').optional(),
  }),
  output: component('OrganisationEnding', '停用或并入预览', 'internal', {
    affairs: listOut('各类事项', affair),
    mayClose: flag('可以停用'),
    /** Why it cannot be merged into the one named; null when it can, or none was named. */
    obstacle: textOut('不能并入的原因').nullable(),
  }),
  errors: [errors.notFound],
})

export const mergeOrganisation = defineCall({
  name: 'organisations.mergeOrganisation',
  summary: '并入其他机构，历史保留在原机构名下',
  method: 'POST',
  path: '/console/organisations/{id}/merge',
  access: 'operator',
  effect: 'write',
  params: organisationId,
  body: z.object({
    intoId: id('承接机构'),
    products: oneOf('在售产品', mergedProducts),
    /** The name of the organisation that ends, typed by hand. */
    confirmName: text('机构名称', { max: 60 }),
    version,
  }),
  output: organisationRow,
  errors: [
    errors.notFound,
    errors.notActive,
    errors.intoItself,
    errors.intoBranch,
    errors.successorUnfit,
    errors.otherType,
    errors.tradeUnfit,
    errors.regionsUnfit,
    errors.tooDeep,
    errors.contactMissing,
    errors.nameNotConfirmed,
  ],
})

export const closeOrganisation = defineCall({
  name: 'organisations.closeOrganisation',
  summary: '停用机构',
  method: 'POST',
  path: '/console/organisations/{id}/close',
  access: 'operator',
  effect: 'write',
  params: organisationId,
  body: z.object({ confirmName: text('机构名称', { max: 60 }), version }),
  output: organisationRow,
  errors: [errors.notFound, errors.notActive, errors.stillBusy, errors.nameNotConfirmed],
})
