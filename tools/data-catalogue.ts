import type { AnyCall } from '../packages/contract/src/kernel/define-call.ts'
import { type CallField, fieldsOf } from '../packages/contract/src/kernel/call-fields.ts'
import { codesInWords, codesOf, type Sensitivity } from '../packages/contract/src/kernel/field.ts'

const CLASSES: Record<Sensitivity, string> = {
  public: '公开',
  internal: '内部',
  personal: '个人信息',
  sensitive: '敏感',
}
const HEADER = '对象,字段,名称,数据分类,单位,代码,方向,接口'

/**
 * Every field of the calls once, with its class and where it goes: CSV, one line for each field of a named object, or of the
 * input of a call. What only holds other fields is left out; they stand there themselves.
 */
export function dataCatalogue(calls: readonly AnyCall[]): string {
  const fields = calls.flatMap(fieldsOf).filter(({ isGroup }) => !isGroup)
  const byPlace = Map.groupBy(fields, ({ owner, name, side }) => `${owner} ${name} ${side}`)
  const lines = [...byPlace.values()].flatMap(([first, ...more]) => (first ? [lineOf(first, more)] : []))
  return `${[HEADER, ...lines.toSorted((one, other) => (one < other ? -1 : 1))].join('\n')}\n`
}

function lineOf(
  { owner, name, meta, schema, sensitivity, side, call }: CallField,
  more: readonly CallField[],
): string {
  const names = [...new Set([call, ...more.map((field) => field.call)].map((one) => one.name))]
  return [
    owner,
    name,
    meta?.label ?? '',
    sensitivity ? CLASSES[sensitivity] : '',
    meta?.unit ?? '',
    codesInWords(codesOf(schema) ?? []),
    side === 'input' ? '提交' : '返回',
    names.toSorted().join(' '),
  ]
    .map(cell)
    .join(',')
}

function cell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
