import * as z from 'zod'
import { countOut, listOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { facet } from '../kernel/facet.ts'
import { areaCode, field, id, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { ENTERPRISE_SCALES } from '../reference/enterprise-scales.ts'
import { LEADING_INDUSTRIES } from '../reference/leading-industries.ts'
import { PARK_LEVELS } from '../reference/park-levels.ts'
import { zonesErrors as errors } from '../kernel/publishing/publication-fields.ts'
import { park, parkCard, parkEnterprise, parkEnterpriseCard } from './entities.ts'

const filters = {
  keyword: keywordInput,
  areaCode: areaCode('所在地区').optional(),
  level: oneOf('园区级别', PARK_LEVELS).optional(),
  industry: oneOf('主导产业', LEADING_INDUSTRIES).optional(),
}

/** Parks of the site, of the areas below and above it; `areaCode` narrows them to one area and what lies below it. */
export const listParks = defineCall({
  name: 'products.listParks',
  summary: '园区列表',
  method: 'POST',
  path: '/console/parks/queryPage',
  access: 'public',
  effect: 'read',
  body: z.object({ ...pageInput, ...filters }),
  output: pageOf(parkCard),
})

/** Over the filters of the list: each facet leaves its own filter out, so that it counts what a click would list. */
export const countParks = defineCall({
  name: 'products.countParks',
  summary: '园区数量与各级别、主导产业的园区数',
  method: 'POST',
  path: '/console/parks/counts',
  access: 'public',
  effect: 'read',
  body: z.object(filters),
  output: component('ParkFigures', '园区统计', 'public', {
    parks: countOut('园区', '个'),
    areaKm2: field(z.number(), { label: '规划面积合计', unit: '平方公里' }),
    enterprises: countOut('展示企业', '家'),
    byLevel: listOut('按级别', facet),
    byIndustry: listOut('按主导产业', facet),
  }),
})

export const getPark = defineCall({
  name: 'products.getPark',
  summary: '园区详情',
  method: 'GET',
  path: '/console/parks/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('园区编号') }),
  output: park,
  errors: [errors.parkNotFound],
})

/** Enterprises that parks of the site present; `parkId` narrows them to one park. */
export const listParkEnterprises = defineCall({
  name: 'products.listParkEnterprises',
  summary: '园区企业展示列表',
  method: 'POST',
  path: '/console/parks/queryEnterprisePage',
  access: 'public',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    parkId: id('园区编号').optional(),
    industry: oneOf('所属产业', LEADING_INDUSTRIES).optional(),
    scale: oneOf('企业规模', ENTERPRISE_SCALES).optional(),
  }),
  output: pageOf(parkEnterpriseCard),
})

/** With the published rosters on which the enterprise stands. */
export const getParkEnterprise = defineCall({
  name: 'products.getParkEnterprise',
  summary: '园区企业展示详情',
  method: 'GET',
  path: '/console/parks/enterprises/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('企业展示编号') }),
  output: parkEnterprise,
  errors: [errors.parkEnterpriseNotFound],
})
