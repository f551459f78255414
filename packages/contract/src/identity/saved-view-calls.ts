import * as z from 'zod'
import { listOut } from '../kernel/answer-fields.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, flag, id, idOut, oneOf, text } from '../kernel/field.ts'
import { identityErrors as errors } from './errors.ts'
import { tableColumn, tableColumnList } from './table-columns.ts'

/** The lists of work whose filters can be kept, by the codes of their tables. */
export const viewLists = [
  { code: 'tasks', name: '待办任务' },
  { code: 'taskPool', name: '申请任务' },
] as const
export type ViewList = (typeof viewLists)[number]['code']

/** Views a person keeps of one list. */
export const MAX_VIEWS = 20

const LONGEST_QUERY = 1000
const list = oneOf('列表', viewLists)

/** What is kept under a name; the columns are null as long as the declared ones stand. */
const viewForm = {
  name: text('视图名称', { max: 30 }, { example: '本周到期' }),
  query: field(
    z
      .string({ error: '筛选条件不正确' })
      .max(LONGEST_QUERY, '筛选条件过长')
      .regex(/^[\w.~%&=+*-]*$/, '筛选条件不正确'),
    { label: '筛选和排序', example: 'kind=lease&overdue=true' },
  ),
  columns: tableColumnList.nullable(),
  isDefault: flag('设为默认', { help: '打开列表时自动使用' }),
} as const

export const savedView = component('SavedView', '列表视图', 'internal', {
  id: idOut('视图编号'),
  ...viewForm,
  columns: field(z.array(tableColumn).nullable(), { label: '列' }),
})
export type SavedView = z.output<typeof savedView>

/** The person is the one who is signed in: nobody can name another. */
export const listSavedViews = defineCall({
  name: 'identity.listSavedViews',
  summary: '我在一个列表保存的视图',
  method: 'GET',
  path: '/console/identity/savedViews',
  access: 'portal',
  effect: 'read',
  query: z.object({ list }),
  output: component('SavedViews', '我的视图', 'internal', { list: listOut('视图', savedView) }),
})

export const createSavedView = defineCall({
  name: 'identity.createSavedView',
  summary: '把列表现在的筛选、排序和列保存为视图',
  method: 'POST',
  path: '/console/identity/savedViews',
  access: 'portal',
  effect: 'create',
  body: component('SavedViewForm', '列表视图', 'internal', { list, ...viewForm }),
  output: savedView,
  errors: [errors.viewNameTaken, errors.tooManyViews],
})

export const updateSavedView = defineCall({
  name: 'identity.updateSavedView',
  summary: '修改视图的名称、内容和是否默认',
  method: 'PUT',
  path: '/console/identity/savedViews/{id}',
  access: 'portal',
  effect: 'write',
  params: z.object({ id: id('视图编号') }),
  body: component('SavedViewChange', '修改列表视图', 'internal', viewForm),
  output: savedView,
  errors: [errors.viewNotFound, errors.viewNameTaken],
})

export const deleteSavedView = defineCall({
  name: 'identity.deleteSavedView',
  summary: '删除视图',
  method: 'DELETE',
  path: '/console/identity/savedViews/{id}',
  access: 'portal',
  effect: 'write',
  params: z.object({ id: id('视图编号') }),
  output: done,
  errors: [errors.viewNotFound],
})
