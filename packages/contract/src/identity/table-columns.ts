import * as z from 'zod'
import { field, flag, oneOf, text } from '../kernel/field.ts'

export const COLUMN_WIDTH_MIN = 40
export const COLUMN_WIDTH_MAX = 800
const MAX_COLUMNS = 40

export const columnAlignments = [
  { code: 'left', name: '居左' },
  { code: 'center', name: '居中' },
  { code: 'right', name: '居右' },
] as const

export const columnPlaces = [
  { code: 'none', name: '不固定' },
  { code: 'left', name: '固定在左' },
  { code: 'right', name: '固定在右' },
] as const

function pixels(label: string) {
  const range = `${label}应在${COLUMN_WIDTH_MIN}到${COLUMN_WIDTH_MAX}之间`
  const schema = z
    .int({ error: `${label}须为整数` })
    .min(COLUMN_WIDTH_MIN, range)
    .max(COLUMN_WIDTH_MAX, range)
  return field(schema.nullable(), { label, unit: '像素', example: 160 })
}

/** One column of a table as a person wants it (specification 3, table column config). */
export const tableColumn = z
  .strictObject({
    label: text('列名', { max: 30 }, { example: '机构名称' }),
    /** Which of the row's fields it shows; the name that stays when the label is reworded. */
    labelField: field(
      z.string({ error: '列的字段不正确' }).regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/, '列的字段不正确'),
      {
        label: '字段',
        example: 'name',
      },
    ),
    /** Null: as wide as its content asks for. */
    width: pixels('列宽'),
    minWidth: pixels('最小列宽'),
    align: oneOf('对齐方式', columnAlignments),
    fixed: oneOf('固定位置', columnPlaces),
    isShow: flag('显示'),
  })
  .refine(({ width, minWidth }) => width === null || minWidth === null || width >= minWidth, {
    path: ['width'],
    error: '列宽不能小于最小列宽',
  })
export type TableColumn = z.output<typeof tableColumn>

/** The columns of one table in the order they stand in. */
export const tableColumnList = field(
  z
    .array(tableColumn, { error: '请选择显示的列' })
    .min(1, '请选择显示的列')
    .max(MAX_COLUMNS, `最多 ${MAX_COLUMNS} 列`)
    .refine(
      (columns) => new Set(columns.map(({ labelField }) => labelField)).size === columns.length,
      '列有重复',
    )
    .refine((columns) => columns.some(({ isShow }) => isShow), '至少显示一列'),
  { label: '列' },
)

/** A column as its table declares it; one that `isKept` cannot be hidden: it names the row, or is shown only once. */
export interface DeclaredColumn extends TableColumn {
  readonly isKept: boolean
}

/**
 * The columns of a table for a person: those of the declaration, in the order and with the widths the person chose. What is
 * no longer declared is left out, what has been added since stands behind the column it follows in the declaration, and
 * words come from the declaration alone.
 */
export function arrangeColumns(
  declared: readonly DeclaredColumn[],
  chosen: readonly TableColumn[] = [],
): DeclaredColumn[] {
  const arranged = chosen.flatMap((column) => {
    const own = declared.find(({ labelField }) => labelField === column.labelField)
    return own
      ? [{ ...column, label: own.label, isKept: own.isKept, isShow: column.isShow || own.isKept }]
      : []
  })
  declared.forEach((column, index) => {
    if (arranged.some(({ labelField }) => labelField === column.labelField)) return
    const before = declared[index - 1]?.labelField
    arranged.splice(arranged.findIndex(({ labelField }) => labelField === before) + 1, 0, column)
  })
  return arranged.some(({ isShow }) => isShow) ? arranged : [...declared]
}
