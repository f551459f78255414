import { orderedCodes } from '@lqr/contract/kernel/dictionary.ts'

export interface Item {
  readonly code: string
  readonly name: string
}

/** An item as it is typed: its name may still be empty. */
export function typedItem(line: string): Item {
  const at = line.search(/[：:]/)
  return at < 0 ? { code: line, name: '' } : { code: line.slice(0, at), name: line.slice(at + 1) }
}

/** What the lines say of the items there are, in the order of the lines; items without a line stay as they are. */
export function mergedItems<T extends Item>(items: readonly T[], lines: readonly string[]): T[] {
  const typed = new Map(lines.map(typedItem).map((item) => [item.code, item.name]))
  const order = orderedCodes(
    items.map(({ code }) => code),
    [...typed.keys()],
  )
  return order.flatMap((code) => {
    const item = items.find((one) => one.code === code)
    return item ? [{ ...item, name: typed.get(code) ?? item.name }] : []
  })
}

/** Whether lines are of a dictionary with these items. */
export function isOf(items: readonly Item[], lines: readonly string[]): boolean {
  return lines.every((line) => items.some(({ code }) => code === typedItem(line).code))
}
