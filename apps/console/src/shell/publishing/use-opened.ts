import { useEffect, useState } from 'react'
import { useListSearch } from '../records/use-list-search.ts'
import type { KeptRecord } from './publication.ts'

/** The key of an address that leads to the form of one record. */
const OPEN = 'open'

/** The address of a list with the form of one record open; found by its name, which the list is narrowed to. */
export function openedAddress(path: string, { id, name }: { id: string; name: string }): string {
  return `${path}?${new URLSearchParams({ keyword: name, [OPEN]: id }).toString()}`
}

/** Opens the form of the record that the address names as soon as it is there, once. */
export function useOpened<R extends KeptRecord>(
  records: readonly R[] | undefined,
  open: (record: R) => void,
) {
  const { text, change } = useListSearch()
  const wanted = text(OPEN)
  useEffect(() => {
    const record = wanted === undefined ? undefined : records?.find(({ id }) => id === wanted)
    if (!record) return
    open(record)
    change({ [OPEN]: undefined })
  }, [wanted, records, open, change])
}

/** What the address says that a new record begins with: taken once, so that the form does not open again with the page. */
export function useBeginning(name: string): string | undefined {
  const { text, change } = useListSearch()
  const wanted = text(name)
  const [begun] = useState(wanted)
  useEffect(() => {
    if (wanted !== undefined) change({ [name]: undefined })
  }, [wanted, name, change])
  return begun
}
