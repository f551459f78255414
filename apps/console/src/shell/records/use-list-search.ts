import { useSearchParams } from 'react-router'

type Changes = Readonly<Record<string, string | number | boolean | undefined>>

const FIRST_PAGE = 1
const PAGE = 'page'

/**
 * What stands after `?` at this moment. It holds what was chosen a moment ago before the screen shows it: a change that went on from what is
 * shown, as the router's own updater does, would take the choice before it back.
 */
export const addressNow = () => new URLSearchParams(location.search)

/** A choice is drawn at once: the control that was touched shows what the address says, and would seem to refuse it until then. */
export const CHOICE = { preventScrollReset: true, flushSync: true } as const

/**
 * Filters and page of a list, kept in the address so that a list can be shared and the back button works. A changed filter
 * starts at the first page.
 */
export function useListSearch() {
  const [search, setSearch] = useSearchParams()
  const page = Number(search.get(PAGE))
  const change = (changes: Changes) => {
    const after = addressNow()
    after.delete(PAGE)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '' || value === false) after.delete(name)
      else after.set(name, String(value))
    }
    setSearch(after, { ...CHOICE, replace: true })
  }
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : FIRST_PAGE,
    text: (name: string) => search.get(name) ?? undefined,
    isOn: (name: string) => search.get(name) === 'true',
    /** The value when it is one of the allowed codes; anything else in the address is ignored. */
    oneOf: <T extends string>(name: string, items: readonly { code: T }[]) =>
      items.find(({ code }) => code === search.get(name))?.code,
    change,
    toPage: (next: number) => {
      const after = addressNow()
      if (next > FIRST_PAGE) after.set(PAGE, String(next))
      else after.delete(PAGE)
      setSearch(after, { ...CHOICE, preventScrollReset: false })
    },
  }
}
