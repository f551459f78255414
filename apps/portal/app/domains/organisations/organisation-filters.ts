import { fieldMeta } from '@lqr/contract/kernel/field.ts'
import { searchFirstLevel } from '@lqr/contract/organisations/calls.ts'
import { ORG_CATEGORIES, type OrgTypeCode } from '@lqr/contract/reference/org-types.ts'
import type * as z from 'zod'

const { shape } = searchFirstLevel.body
const KEYS = ['keyword', 'orgCategory', 'areaCode'] as const

export interface OrganisationFilterReading {
  readonly query: z.input<typeof searchFirstLevel.body>
  readonly kept: Readonly<Record<string, string>>
  readonly ignored: readonly string[]
}

/** Reads the filters of a list of organisations of one type from an address; what makes no sense is left out and named. */
export function readOrganisationFilters(
  search: URLSearchParams,
  orgType: OrgTypeCode,
): OrganisationFilterReading {
  const query: Record<string, unknown> = { orgType }
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

/** The kinds within a type as filter choices. */
export function categoriesOf(type: OrgTypeCode): { code: string; name: string }[] {
  return ORG_CATEGORIES.filter(({ orgType }) => orgType === type).map(({ code, name }) => ({ code, name }))
}
