import * as z from 'zod'
import { type CodeItem, codesOf, fieldMeta } from './field.ts'

/** What a list is called as a file; its columns are the fields of its rows (decision 0104). */
export interface ListExport {
  readonly title: string
  /** Under which name the answer has its rows, where it is not `list`; an answer that is the rows themselves needs none. */
  readonly rows?: string
  /** Which fields, and in which order, where not every plain one is wanted. */
  readonly columns?: readonly string[]
  /** Under which name the answer says what the list is of, an activity or an area: part of the file's title. */
  readonly of?: string
  /** Columns that only the answer knows, as the questions of a form: where it has them, and under which name a row has its cells. */
  readonly further?: { readonly columns: string; readonly cells: string }
  /** Calls of the lists that a workbook holds as further sheets: each is asked the same, with its own access. */
  readonly sheets?: readonly string[]
}

/** A column as an answer names it. */
export interface FurtherColumn {
  readonly title: string
  readonly isNumber: boolean
}

export type ColumnKind = 'text' | 'number' | 'money' | 'percent' | 'day' | 'moment' | 'code' | 'flag' | 'area'

/** A column of a file: the field it is read from, its title with the unit, and how its values are to be read. */
export interface ExportColumn {
  readonly key: string
  readonly title: string
  readonly kind: ColumnKind
  /** What the field means, beyond its name. */
  readonly help: string | undefined
  /** Asked when a row is written: names of dictionaries are live. */
  readonly codes: readonly CodeItem[] | undefined
  /** Which of the row's cells under that key, where a row has several of them there. */
  readonly place?: number
}

/** Addresses of rows and what only a screen needs: no person reads them in a file. */
const UNTOLD: readonly string[] = ['version', 'can', 'isExample', 'isPaused', 'href', 'link']

function innermost(schema: z.ZodType): z.ZodType {
  const { innerType, getter, element } = (
    schema as { def: { innerType?: z.ZodType; getter?: () => z.ZodType; element?: z.ZodType } }
  ).def
  const inner = innerType ?? getter?.() ?? element
  return inner ? innermost(inner) : schema
}

function kindOf(schema: z.ZodType): ColumnKind | undefined {
  const meta = fieldMeta(schema)
  const core = innermost(schema)
  if (codesOf(schema) !== undefined) return 'code'
  if (meta?.component === 'Moment') return 'moment'
  if (meta?.component === 'Day') return 'day'
  if (meta?.component === 'AreaCode') return 'area'
  if (core instanceof z.ZodBoolean) return 'flag'
  if (core instanceof z.ZodNumber) {
    if (meta?.unit === '元') return 'money'
    return meta?.unit === '%' ? 'percent' : 'number'
  }
  return core instanceof z.ZodString || core instanceof z.ZodEnum || core instanceof z.ZodUnion
    ? 'text'
    : undefined
}

/** A code whose name stands in the next column is told by that. */
const isNamed = (key: string, shape: Readonly<Record<string, z.ZodType>>) =>
  key.endsWith('Code') && `${key.slice(0, -'Code'.length)}Name` in shape

function isTold(key: string, schema: z.ZodType, shape: Readonly<Record<string, z.ZodType>>): boolean {
  if (UNTOLD.includes(key) || /(^id|Ids?)$/.test(key) || isNamed(key, shape)) return false
  return fieldMeta(schema)?.component !== 'Id'
}

function columnOf(key: string, schema: z.ZodType): ExportColumn | undefined {
  const kind = kindOf(schema)
  const meta = fieldMeta(schema)
  if (kind === undefined || !meta) return undefined
  const title = meta.unit === undefined ? meta.label : `${meta.label}（${meta.unit}）`
  return { key, title, kind, help: meta.help, codes: codesOf(schema) }
}

/** The columns of the rows of a list: every field that a person reads, as the contract names it, in its order. */
export function exportColumns(list: {
  output: z.ZodType
  exported?: ListExport | undefined
}): ExportColumn[] {
  const { output, exported } = list
  const rows = output instanceof z.ZodObject ? output.shape[exported?.rows ?? 'list'] : output
  const row = innermost(rows as z.ZodType)
  if (!(row instanceof z.ZodObject)) return []
  const shape = row.shape as Record<string, z.ZodType>
  const chosen = exported?.columns
  const isOwn = (key: string) => key !== exported?.further?.cells
  const keys =
    chosen ?? Object.keys(shape).filter((key) => isOwn(key) && shape[key] && isTold(key, shape[key], shape))
  return keys.flatMap((key) => (shape[key] && columnOf(key, shape[key])) || [])
}
