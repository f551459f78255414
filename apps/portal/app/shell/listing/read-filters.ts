import { fieldMeta } from '@lqr/contract/kernel/field.ts'
import type * as z from 'zod'
import type { KeptQuery } from '../list-address.ts'

/** The last page number an address may ask for. */
const LAST_PAGE = 1000

export interface FilterReading<Fields extends Readonly<Record<string, z.ZodType>>> {
  /** What the filters mean; those that are missing or make no sense are undefined. */
  readonly values: { readonly [Key in keyof Fields]?: z.output<Fields[Key]> }
  /** Their text, as the addresses of the list keep it. */
  readonly kept: KeptQuery
  /** Labels of the filters that make no sense. */
  readonly ignored: readonly string[]
  readonly page: number
}

/** The value of a text; `1` stands for yes. */
function read(field: z.ZodType, text: string): { value: unknown } | undefined {
  const asText = field.safeParse(text)
  if (asText.success) return { value: asText.data }
  const asYes = text === '1' ? field.safeParse(true) : undefined
  return asYes?.success ? { value: asYes.data } : undefined
}

/** Reads the filters of a list from its address by the contract's own fields: address key → field. For loaders. */
export function readFilters<const Fields extends Readonly<Record<string, z.ZodType>>>(
  search: URLSearchParams,
  fields: Fields,
): FilterReading<Fields> {
  const values: Record<string, unknown> = {}
  const kept: Record<string, string> = {}
  const ignored: string[] = []
  for (const [key, field] of Object.entries(fields)) {
    const text = search.get(key)?.trim()
    if (!text) continue
    const found = read(field, text)
    if (found) {
      values[key] = found.value
      kept[key] = text
    } else {
      ignored.push(fieldMeta(field)?.label ?? key)
    }
  }
  const asked = Number(search.get('page') ?? 1)
  const page = Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1
  return { values: values as FilterReading<Fields>['values'], kept, ignored, page }
}
