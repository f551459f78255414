import * as z from 'zod'
import { listOut } from '../kernel/answer-fields.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { oneOf } from '../kernel/field.ts'
import { consoleTables } from './console-tables.ts'
import { tableColumn, tableColumnList } from './table-columns.ts'

const table = oneOf('表格', consoleTables)
const params = z.object({ table })
const ownTable = component('OwnTable', '一个表格的列', 'internal', {
  table,
  columns: listOut('列', tableColumn),
})

/** The person is the one who is signed in: nobody can name another. */
export const listTableColumns = defineCall({
  name: 'identity.listTableColumns',
  summary: '我设置过的表格列',
  method: 'GET',
  path: '/console/identity/tableColumns',
  access: 'portal',
  effect: 'read',
  output: component('OwnTables', '我设置过的表格', 'internal', { list: listOut('表格', ownTable) }),
})

export const saveTableColumns = defineCall({
  name: 'identity.saveTableColumns',
  summary: '保存一个表格的列（显示、顺序、宽度、对齐、固定）',
  method: 'PUT',
  path: '/console/identity/tableColumns/{table}',
  access: 'portal',
  effect: 'write',
  params,
  body: z.object({ columns: tableColumnList }),
  output: ownTable,
})

export const resetTableColumns = defineCall({
  name: 'identity.resetTableColumns',
  summary: '把一个表格的列恢复为默认',
  method: 'DELETE',
  path: '/console/identity/tableColumns/{table}',
  access: 'portal',
  effect: 'write',
  params,
  output: done,
})
