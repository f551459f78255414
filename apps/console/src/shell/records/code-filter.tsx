import { Select } from 'antd'

interface CodeFilterProps {
  label: string
  /** What stands there where nothing is chosen. */
  all: string
  items: readonly { readonly code: string; readonly name: string }[]
  value: string | undefined
  /** The chosen code; '' for all. */
  onChange: (code: string) => void
}

const ALL = ''

/** One code of a closed list, or all of them. */
export function CodeFilter({ label, all, items, value, onChange }: CodeFilterProps) {
  const options = [
    { value: ALL, label: all },
    ...items.map(({ code, name }) => ({ value: code, label: name })),
  ]
  return (
    <Select
      aria-label={label}
      className="filter-status"
      value={value ?? ALL}
      options={options}
      onChange={onChange}
    />
  )
}
