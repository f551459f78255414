import * as z from 'zod'
import { component } from '../kernel/component.ts'
import { DICTIONARY_KINDS } from '../kernel/dictionary-kinds.ts'
import { field, oneOf } from '../kernel/field.ts'
import { typedInto } from '../kernel/field-input.ts'
import { checkHiddenSigns } from '../rules/hidden-signs.ts'

const MOST_ITEMS = 60
export const MAX_ITEM_NAME = 30
const LINE_LENGTH = 80
const ITEM = /^(\w{1,40})[：:](.+)$/u

/** An item out of its line `code：name`; undefined for another line. */
export function itemOf(line: string): { readonly code: string; readonly name: string } | undefined {
  const [, code = '', name = ''] = ITEM.exec(line) ?? []
  return code && name.trim() ? { code, name: name.trim() } : undefined
}

/** The line that an item is kept as. */
export const lineOf = ({ code, name }: { readonly code: string; readonly name: string }) => `${code}：${name}`

/** What stands against the name of an item; undefined when nothing does. */
function problemOf(line: string, before: ReadonlySet<string>): string | undefined {
  const name = itemOf(line)?.name
  if (name === undefined) return `“${line}”须写成“编码：名称”，名称不能为空`
  if (name.length > MAX_ITEM_NAME) return `名称“${name}”不能超过 ${MAX_ITEM_NAME} 个字`
  if (before.has(name)) return `名称“${name}”出现了两次`
  return checkHiddenSigns(name, `名称“${name}”`, MAX_ITEM_NAME)
}

const items = z
  .array(z.string().trim().max(LINE_LENGTH, '名称过长'), { error: '请填写名称' })
  .max(MOST_ITEMS, `最多 ${MOST_ITEMS} 项`)
  .superRefine((typed, context) => {
    const names = new Set<string>()
    for (const line of typed) {
      const message = problemOf(line, names)
      if (message) context.addIssue({ code: 'custom', message })
      names.add(itemOf(line)?.name ?? '')
    }
  })

/** Names and order of one dictionary as an operator sets them: every code of it, each in a line `code：name`. */
export const dictionaryFields = component('DictionaryForm', '字典名称与顺序', 'public', {
  dictionaryCode: oneOf('字典', DICTIONARY_KINDS),
  items: typedInto(
    field(items, { label: '名称与顺序', help: '只改名称和先后，编码不变；已保存的业务数据不受影响' }),
    { kind: 'own' },
  ),
})
export type DictionaryForm = z.output<typeof dictionaryFields>
