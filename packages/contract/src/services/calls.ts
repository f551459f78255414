import * as z from 'zod'
import { countOut, fieldOut, isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, field, id, idOut, moment, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { servicesErrors as errors } from './errors.ts'
import { serviceFields } from './service-form.ts'
import { SERVICE_CATEGORIES, SERVICE_SECTIONS } from './service-kinds.ts'

const { shape } = serviceFields

/** What of the form is shown as it was typed; prices are shown in their parts. */
export const serviceFormTexts = {
  category: shape.category,
  name: fieldOut(shape.name),
  intro: fieldOut(shape.intro),
  areaCodes: fieldOut(shape.areaCodes),
  qualificationName: fieldOut(shape.qualificationName),
  qualificationNo: fieldOut(shape.qualificationNo),
  qualificationTo: fieldOut(shape.qualificationTo),
  duration: fieldOut(shape.duration),
  caseLines: fieldOut(shape.caseLines),
  conflicts: shape.conflicts,
  conflictNote: fieldOut(shape.conflictNote),
  officePhone: fieldOut(shape.officePhone),
} as const

/** A service and whose it is. */
export const serviceTexts = {
  id: idOut('服务编号'),
  orgId: idOut('机构编号'),
  orgName: textOut('服务机构'),
  ...serviceFormTexts,
  isExample,
} as const

const price = component('ServicePrice', '收费', 'public', {
  item: textOut('收费项目'),
  unit: textOut('单位'),
  price: field(textOut('价格').nullable(), {
    label: '价格',
    unit: '元',
    help: '为空即面议',
    example: '8000',
  }),
})

const average = (label: string) => field(z.number(), { label, unit: '分', example: 4.5 })

const rating = component('ServiceRating', '服务评价', 'public', {
  count: countOut('评价数', '条'),
  quality: average('质量'),
  time: average('时效'),
  attitude: average('态度'),
  price: average('价格'),
})

export const service = component('AgencyService', '中介服务', 'public', {
  ...serviceTexts,
  prices: listOut('收费标准', price),
  publishedAt: moment('发布时间'),
  rating: field(rating.nullable(), { label: '服务评价', help: '只计已完成的委托，平均分' }),
})
export type AgencyService = z.output<typeof service>

/** The services for the site's area. A service whose qualification has lapsed is not among them. */
export const listServices = defineCall({
  name: 'services.listServices',
  summary: '中介服务列表',
  method: 'POST',
  path: '/console/services/queryPage',
  access: 'public',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    section: oneOf('栏目', SERVICE_SECTIONS).optional(),
    category: oneOf('服务类别', SERVICE_CATEGORIES).optional(),
    areaCode: areaCode('服务地区').optional(),
  }),
  output: pageOf(service),
})

export const getService = defineCall({
  name: 'services.getService',
  summary: '中介服务详情',
  method: 'GET',
  path: '/console/services/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('服务编号') }),
  output: service,
  errors: [errors.notFound],
})
