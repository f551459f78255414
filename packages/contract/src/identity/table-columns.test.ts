import { describe, expect, it } from 'vitest'
import { explainIssues } from '../kernel/explain-issues.ts'
import { arrangeColumns, type DeclaredColumn, type TableColumn, tableColumnList } from './table-columns.ts'

function declared(labelField: string, more: Partial<DeclaredColumn> = {}): DeclaredColumn {
  return {
    label: `列 ${labelField}`,
    labelField,
    width: null,
    minWidth: null,
    align: 'left',
    fixed: 'none',
    isShow: true,
    isKept: false,
    ...more,
  }
}

const chosen = (labelField: string, more: Partial<TableColumn> = {}): TableColumn => {
  const { isKept, ...column } = declared(labelField)
  return isKept ? column : { ...column, ...more }
}
const fieldsOf = (columns: readonly TableColumn[]) => columns.map(({ labelField }) => labelField)

describe('the columns of a table for a person', () => {
  const table = [declared('name', { isKept: true }), declared('kind'), declared('area')]

  it('are those declared when nothing was chosen', () => {
    expect(arrangeColumns(table)).toEqual(table)
  })

  it('stand in the chosen order, with the chosen widths, hidden ones among them', () => {
    const own = [chosen('area', { width: 200 }), chosen('name'), chosen('kind', { isShow: false })]
    const arranged = arrangeColumns(table, own)
    expect(fieldsOf(arranged)).toEqual(['area', 'name', 'kind'])
    expect(arranged[0]?.width).toBe(200)
    expect(arranged[2]?.isShow).toBe(false)
  })

  it('leave out one that is no longer declared and take in one that is new, behind its neighbour', () => {
    const own = [chosen('area'), chosen('gone'), chosen('name')]
    expect(fieldsOf(arrangeColumns(table, own))).toEqual(['area', 'name', 'kind'])
    const grown = [declared('row'), ...table, declared('last')]
    expect(fieldsOf(arrangeColumns(grown, own))).toEqual(['row', 'area', 'last', 'name', 'kind'])
  })

  it('take their words from the declaration, and always show what names the row', () => {
    const [first] = arrangeColumns(table, [chosen('name', { label: '旧名', isShow: false }), chosen('kind')])
    expect(first).toMatchObject({ label: '列 name', isShow: true })
  })

  it('are the declared ones when nothing of what was chosen is left to show', () => {
    const plain = [declared('a'), declared('b')]
    const own = [chosen('a', { isShow: false }), chosen('b', { isShow: false })]
    expect(arrangeColumns(plain, own)).toEqual(plain)
  })
})

describe('what may be kept of a table', () => {
  const problems = (columns: unknown) => {
    const parsed = tableColumnList.safeParse(columns)
    return parsed.success ? {} : explainIssues(parsed.error)
  }

  it('is at least one shown column, each once, of a possible width', () => {
    expect(problems([chosen('a', { width: 160, minWidth: 80 })])).toEqual({})
    expect(problems([])).toEqual({ _: '请选择显示的列' })
    expect(problems([chosen('a'), chosen('a')])).toEqual({ _: '列有重复' })
    expect(problems([chosen('a', { isShow: false })])).toEqual({ _: '至少显示一列' })
    expect(problems([chosen('a', { width: 5 })])).toEqual({ '0.width': '列宽应在40到800之间' })
    expect(problems([chosen('a', { width: 60, minWidth: 80 })])).toEqual({
      '0.width': '列宽不能小于最小列宽',
    })
    expect(problems([chosen('a b')])).toEqual({ '0.labelField': '列的字段不正确' })
    expect(problems([{ ...chosen('a'), sql: 1 }])).toEqual({ '0.sql': '不支持的字段' })
  })
})
