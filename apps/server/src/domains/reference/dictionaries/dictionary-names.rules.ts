import type { DictionaryNames } from '@lqr/contract/kernel/dictionary.ts'
import type { CodeItem } from '@lqr/contract/kernel/field.ts'
import { itemOf } from '@lqr/contract/reference/dictionary-form.ts'
import { dictionariesCopy as copy } from './copy.ts'

/** The items of lines `code：name`, in their order. */
export function itemsOfLines(lines: readonly string[]): CodeItem[] {
  return lines.flatMap((line) => itemOf(line) ?? [])
}

/** What stands against the lines: a dictionary keeps all of its codes, each once, and gets no others; undefined when nothing does. */
export function problemOfItems(lines: readonly string[], shipped: readonly CodeItem[]): string | undefined {
  if (lines.length === 0) return copy.unchanged
  const codes = itemsOfLines(lines).map(({ code }) => code)
  const strange = codes.filter((code) => !shipped.some((item) => item.code === code))
  if (strange.length > 0) return copy.strange(strange)
  const repeated = codes.filter((code, index) => codes.indexOf(code) !== index)
  if (repeated.length > 0) return copy.repeated(repeated)
  const lacking = shipped.filter(({ code }) => !codes.includes(code))
  return lacking.length > 0 ? copy.lacks(lacking.map(({ name }) => name)) : undefined
}

/** What the records in force say, by dictionary. */
export function namesInForce(
  records: readonly { readonly dictionaryCode: string; readonly items: readonly string[] }[],
): DictionaryNames {
  return Object.fromEntries(records.map(({ dictionaryCode, items }) => [dictionaryCode, itemsOfLines(items)]))
}
