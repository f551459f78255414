import { caseListCopy as copy } from './copy.ts'
import { ALL_STATES, type CaseSearch } from './case-search.ts'
import './cases.css'

export interface StateCount {
  readonly status: string
  readonly total: number
  readonly isMore: boolean
}

interface StateTabsProps {
  label: string
  search: CaseSearch
  /** Undefined until they are known. */
  counts: readonly StateCount[] | undefined
  /** Which states are open, for the first tab. */
  open: readonly string[]
  /** What a state is called here where its own name does not say whose turn it is. */
  names?: Readonly<Record<string, string>>
}

const sum = (counts: readonly StateCount[]) => ({
  total: counts.reduce((all, { total }) => all + total, 0),
  isMore: counts.some(({ isMore }) => isMore),
})

/** The states of a list as tabs with how many stand in each; states without any are left out, unless one is chosen. */
export function StateTabs({ label, search, counts, open, names = {} }: StateTabsProps) {
  const known = counts ?? []
  const countOf = (code: string) => known.find(({ status }) => status === code)
  const tabs = [
    { value: '', text: copy.allOpen, ...sum(known.filter(({ status }) => open.includes(status))) },
    ...search.states.map(({ code, name }) => {
      const { total = 0, isMore = false } = countOf(code) ?? {}
      return { value: code, text: names[code] ?? name, total, isMore }
    }),
    { value: ALL_STATES, text: copy.all, ...sum(known) },
  ]
  const shown = tabs.filter(
    ({ value, total }) => value === '' || value === ALL_STATES || total > 0 || value === search.status,
  )
  return (
    <ul className="state-tabs" aria-label={label}>
      {shown.map(({ value, text, total, isMore }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={search.status === value}
            onClick={() => search.change({ status: value })}
          >
            {text}
            {counts && <span className="tabular">{isMore ? copy.more(total) : total}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
