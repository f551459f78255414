import * as z from 'zod'
import { codesOf } from '../kernel/field.ts'
import { inputOf } from '../kernel/field-input.ts'
import * as calls from './application-calls.ts'

/** What a line of a file writes back, with the call that a system would make for it. */
export const EVENT_MOVES = [
  { code: 'accept', name: '受理', call: calls.acceptOpenApplication },
  { code: 'review', name: '开始审批', call: calls.reviewOpenApplication },
  { code: 'reject', name: '拒绝', call: calls.rejectOpenApplication },
  { code: 'credit', name: '授信', call: calls.creditOpenApplication },
  { code: 'release', name: '终止授信', call: calls.releaseOpenApplication },
  { code: 'sign', name: '签约', call: calls.signOpenApplication },
  { code: 'disburse', name: '放款', call: calls.disburseOpenApplication },
  { code: 'repay', name: '还款', call: calls.repayOpenApplication },
  { code: 'settle', name: '结清', call: calls.settleOpenApplication },
] as const
export type EventMove = (typeof EVENT_MOVES)[number]

/** Every line has these. */
export const EVENT_KEYS = ['eventId', 'applyNo', 'move'] as const

export const MOST_EVENTS = 500
export const EVENT_FILE_LIMIT_BYTES = 1024 * 1024

type Shape = Readonly<Record<string, z.ZodType>>
const shapeOf = ({ call }: EventMove): Shape => call.body.shape

function plainOf(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? plainOf(schema.unwrap() as z.ZodType)
    : schema
}

/** A cell holds one value, or several codes with a semicolon between them; another list or a group of values has no column. */
const isCell = (schema: z.ZodType) => {
  const plain = plainOf(schema)
  if (plain instanceof z.ZodArray) return codesOf(plain) !== undefined
  return !(plain instanceof z.ZodObject)
}

const BETWEEN_CODES = /[;；]/

/** The names a file may have in its first line: those that every line has, and the fields of all moves as their calls name them. */
export const EVENT_COLUMNS: readonly string[] = [
  ...new Set([
    ...EVENT_KEYS,
    ...EVENT_MOVES.flatMap((move) =>
      Object.entries(shapeOf(move)).flatMap(([key, schema]) => (isCell(schema) ? key : [])),
    ),
  ]),
]

const FLAGS: Readonly<Record<string, boolean>> = { true: true, false: false, 是: true, 否: false }

/** A day as a spreadsheet writes it when it saves a file again: 2026/11/5. */
const SHEET_DAY = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/

function dayOf(cell: string): string {
  const [, year = '', month = '', day = ''] = SHEET_DAY.exec(cell) ?? []
  return year === '' ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function valueOf(schema: z.ZodType, cell: string): unknown {
  const plain = plainOf(schema)
  if (plain instanceof z.ZodArray) return cell.split(BETWEEN_CODES).map((code) => code.trim())
  if (plain instanceof z.ZodNumber) return /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell
  if (plain instanceof z.ZodBoolean) return FLAGS[cell] ?? cell
  if (inputOf(plain).kind === 'day') return dayOf(cell)
  return cell
}

/** The cells of a line as the body of its call; empty ones say nothing, and what the move does not ask for has to be empty. */
export function bodyOfLine(
  move: EventMove,
  cells: Readonly<Record<string, string>>,
): { readonly body: Record<string, unknown>; readonly foreign: readonly string[] } {
  const shape = shapeOf(move)
  const given = Object.entries(cells).filter(
    ([key, cell]) => cell !== '' && (key === 'eventId' || !EVENT_KEYS.some((one) => one === key)),
  )
  return {
    body: Object.fromEntries(
      given.flatMap(([key, cell]) => (shape[key] ? [[key, valueOf(shape[key], cell)]] : [])),
    ),
    foreign: given.flatMap(([key]) => (shape[key] ? [] : key)),
  }
}

/** A file to begin with: the names and a line for each of the moves a loan goes through. */
export const EVENT_FILE_EXAMPLE = [
  'eventId,applyNo,move,creditAmountYuan,creditRate,creditTermMonths,loanAmountYuan,loanDate,principalYuan,repaidOn,note',
  'BANK-20261120-0001,SQ20261120-000123,accept,,,,,,,,已受理',
  'BANK-20261120-0002,SQ20261120-000124,credit,1000000,3.85,12,,,,,',
  'BANK-20261120-0003,SQ20261120-000125,sign,,,,,,,,',
  'BANK-20261120-0004,SQ20261120-000126,disburse,,,,800000,2026-11-20,,,',
  'BANK-20261120-0005,SQ20261120-000127,repay,,,,,,100000,2026-11-20,',
  '',
].join('\r\n')
