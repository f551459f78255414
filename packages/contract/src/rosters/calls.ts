import * as z from 'zod'
import { countOut, listOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { facet } from '../kernel/facet.ts'
import { areaCode, field, flag, id, oneOf, text } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { ROSTER_KINDS } from '../reference/roster-kinds.ts'
import { zonesErrors as errors } from '../kernel/publishing/publication-fields.ts'
import { roster, rosterEntry, rosterHit } from './entities.ts'

const filters = {
  kind: oneOf('名单类型', ROSTER_KINDS).optional(),
  year: field(
    z
      .string()
      .regex(/^20\d{2}$/, '年份不正确')
      .optional(),
    { label: '发布年份', example: '2026' },
  ),
  areaCode: areaCode('地区').optional(),
  currentOnly: flag('只看有效期内').optional(),
}

/** Published rosters of the site, of the areas below and above it, the latest first. */
export const listRosters = defineCall({
  name: 'products.listRosters',
  summary: '公示名单列表',
  method: 'POST',
  path: '/console/rosters/queryPage',
  access: 'public',
  effect: 'read',
  body: z.object({ ...pageInput, ...filters }),
  output: pageOf(roster),
})

/** Over the filters of the list: each facet leaves its own filter out, so that it counts what a click would list. */
export const countRosters = defineCall({
  name: 'products.countRosters',
  summary: '公示名单与企业数量，各类型、年份的名单数',
  method: 'POST',
  path: '/console/rosters/counts',
  access: 'public',
  effect: 'read',
  body: z.object(filters),
  output: component('RosterFigures', '名单统计', 'public', {
    rosters: countOut('公示名单', '份'),
    current: countOut('有效期内的名单', '份'),
    entries: countOut('公示条目', '条'),
    enterprises: countOut('上榜企业', '家', { help: '同一企业只计一次' }),
    byKind: listOut('按类型', facet),
    byYear: listOut('按年份', facet),
  }),
})

export const getRoster = defineCall({
  name: 'products.getRoster',
  summary: '公示名单',
  method: 'GET',
  path: '/console/rosters/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('名单编号') }),
  output: roster,
  errors: [errors.rosterNotFound],
})

/** The enterprises of one published roster in the order of the list. */
export const listRosterEntries = defineCall({
  name: 'products.listRosterEntries',
  summary: '公示名单中的企业',
  method: 'POST',
  path: '/console/rosters/queryEntryPage',
  access: 'public',
  effect: 'read',
  body: z.object({
    ...pageInput,
    rosterId: id('名单编号'),
    keyword: keywordInput,
    areaCode: areaCode('地区').optional(),
  }),
  output: pageOf(rosterEntry),
  errors: [errors.rosterNotFound],
})

/** Which rosters an enterprise stands on: by part of its name, or by its whole credit code and nothing less. */
export const searchRosterEntries = defineCall({
  name: 'products.searchRosterEntries',
  summary: '按企业查询公示名单',
  method: 'POST',
  path: '/console/rosters/searchEntries',
  access: 'public',
  effect: 'read',
  spends: 'searches',
  body: z.object({
    ...pageInput,
    ...filters,
    enterprise: text('企业名称或统一社会信用代码', { min: 2, max: 50 }, { example: '示例机床' }),
  }),
  output: pageOf(rosterHit),
})
