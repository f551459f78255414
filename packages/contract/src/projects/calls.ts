import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, field, id, idOut, moment, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { PROJECT_TYPES } from '../reference/project-types.ts'
import { defineErrors } from '../kernel/errors.ts'

export const projectErrors = defineErrors('projects', 118, { notFound: [404, '项目不存在或已下线'] })

export const project = z.object({
  id: idOut('项目编号'),
  name: z.string(),
  projectType: z.string(),
  owner: field(z.string(), { label: '建设单位' }),
  areaCode: z.string(),
  areaName: z.string(),
  industryCode: z.string(),
  investmentYuan: field(z.number(), { label: '总投资', unit: '元' }),
  financingYuan: field(z.number(), { label: '融资需求', unit: '元' }),
  startYear: z.int(),
  endYear: z.int(),
  stage: field(z.string(), { label: '建设阶段' }),
  summary: z.string(),
  publishedAt: moment('发布时间'),
  isExample: field(z.boolean(), { label: '示例数据' }),
})
export type Project = z.output<typeof project>

const filters = { keyword: keywordInput, areaCode: areaCode('地区').optional() }

/** Projects of the site, of the areas below and above it; `areaCode` narrows them to one area and what lies below it. */
export const listProjects = defineCall({
  name: 'products.listProjects',
  summary: '项目信息列表',
  method: 'POST',
  path: '/console/projects/queryPage',
  access: 'public',
  effect: 'read',
  body: z.object({
    ...pageInput,
    ...filters,
    projectType: oneOf('项目类型', PROJECT_TYPES).optional(),
  }),
  output: pageOf(project),
})

/** Over the same scope and filters as the list: how many projects of each type, and how much they invest and look for. */
export const countProjectsByType = defineCall({
  name: 'products.countProjectsByType',
  summary: '各类型的项目数与金额',
  method: 'POST',
  path: '/console/projects/counts',
  access: 'public',
  effect: 'read',
  body: z.object(filters),
  output: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      count: z.int(),
      investmentYuan: field(z.number(), { label: '总投资合计', unit: '元' }),
      financingYuan: field(z.number(), { label: '融资需求合计', unit: '元' }),
    }),
  ),
})

export const getProject = defineCall({
  name: 'products.getProject',
  summary: '项目详情',
  method: 'GET',
  path: '/console/projects/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('项目编号') }),
  output: project,
  errors: [projectErrors.notFound],
})
