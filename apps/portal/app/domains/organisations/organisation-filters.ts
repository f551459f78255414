import { fieldMeta } from '@lqr/contract/kernel/field.ts'
import { searchFirstLevel } from '@lqr/contract/organisations/calls.ts'
import { ORG_CATEGORIES } from '@lqr/contract/reference/org-types.ts'
import type * as z from 'zod'

const { shape } = searchFirstLevel.body
const KEYS = ['keyword', 'orgCategory', 'areaCode'] as const

export interface OrganisationFilterReading {
  readonly query: z.input<typeof searchFirstLevel.body>
  readonly kept: Readonly<Record<string, string>>
  readonly ignored: readonly string[]
}

/** Reads the filters of the institution list from an address; what makes no sense is left out and named. */
export function readOrganisationFilters(search: URLSearchParams): OrganisationFilterReading {
  const query: Record<string, unknown> = { orgType: 'financial' }
  const kept: Record<string, string> = {}
  const ignored: string[] = []
  for (const key of KEYS) {
    const text = search.get(key)?.trim()
    if (!text) continue
    const read = shape[key].safeParse(text)
    if (read.success) {
      query[key === 'keyword' ? 'name' : key] = read.data
      kept[key] = text
    } else {
      ignored.push(fieldMeta(shape[key])?.label ?? key)
    }
  }
  const page = Number(search.get('page') ?? 1)
  if (Number.isInteger(page) && page > 1 && page <= 1000) query.currentPageNum = page
  return { query, kept, ignored }
}

/** The kinds of financial institutions as filter choices. */
export const financialCategories = ORG_CATEGORIES.filter(({ orgType }) => orgType === 'financial').map(
  ({ code, name }) => ({ code: code as string, name: name as string }),
)
