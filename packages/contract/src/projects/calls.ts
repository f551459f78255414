import * as z from 'zod'
import { amountOut, countOut, isExample, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, id, idOut, moment, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { INDUSTRIES } from '../reference/industries.ts'
import { PROJECT_TYPES } from '../reference/project-types.ts'
import { defineErrors } from '../kernel/errors.ts'

export const projectErrors = defineErrors('projects', 118, { notFound: [404, '项目不存在或已下线'] })

export const project = component('Project', '项目', 'public', {
  id: idOut('项目编号'),
  name: textOut('项目名称'),
  projectType: oneOf('项目类型', PROJECT_TYPES),
  owner: textOut('建设单位'),
  areaCode: areaCode('所在地区'),
  areaName: textOut('地区名称'),
  industryCode: oneOf('所属行业', INDUSTRIES),
  investmentYuan: amountOut('总投资'),
  financingYuan: amountOut('融资需求'),
  startYear: countOut('开工年份'),
  endYear: countOut('完工年份'),
  stage: textOut('建设阶段'),
  summary: textOut('项目简介'),
  publishedAt: moment('发布时间'),
  isExample,
})
export type Project = z.output<typeof project>

const filters = { keyword: keywordInput, areaCode: areaCode('地区').optional() }

/** Projects of the site, of the areas below and above it; `areaCode` narrows them to one area and what lies below it. */
export const listProjects = defineCall({
  name: 'products.listProjects',
  exported: { title: '重点项目' },
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
    component('ProjectTypeFigures', '一类项目', 'public', {
      code: oneOf('项目类型', PROJECT_TYPES),
      name: textOut('类型名称'),
      count: countOut('项目数', '个'),
      investmentYuan: amountOut('总投资合计'),
      financingYuan: amountOut('融资需求合计'),
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
