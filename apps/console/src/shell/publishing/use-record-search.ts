import { labelOf } from '@lqr/contract/kernel/field.ts'
import { type ClosedList, type Field, inputOf } from '@lqr/contract/kernel/field-input.ts'
import { publicationStates } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { useListSearch } from '../records/use-list-search.ts'

/** A closed list by which records are narrowed besides their state. */
export interface CodeFilter {
  readonly name: string
  readonly label: string
  readonly items: ClosedList
}

/** The filters of a declaration that one chooses from a list. */
export function codeFiltersOf(filters: Readonly<Record<string, Field>> = {}): CodeFilter[] {
  return Object.entries(filters).flatMap(([name, schema]) => {
    const input = inputOf(schema)
    return input.kind === 'code' ? [{ name, label: labelOf(schema), items: input.items }] : []
  })
}

/** The filters of a list of records, read from the address. */
export function useRecordSearch(codeFilters: readonly CodeFilter[]) {
  const { page, text, oneOf, change, toPage } = useListSearch()
  const read = [
    ['keyword', text('keyword')],
    ['status', oneOf('status', publicationStates)],
    ...codeFilters.map(({ name, items }) => [name, oneOf(name, items)] as const),
  ] as const
  const filters: Readonly<Record<string, string>> = Object.fromEntries(
    read.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return { page, filters, change, toPage }
}

export type RecordSearch = ReturnType<typeof useRecordSearch>
