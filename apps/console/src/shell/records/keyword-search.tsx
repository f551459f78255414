import { MAX_KEYWORD_LENGTH } from '@lqr/contract/kernel/keyword.ts'
import { Input } from 'antd'
import { recordsCopy as copy } from './copy.ts'

interface KeywordSearchProps {
  /** As the address has it; undefined when nothing is looked for. */
  value: string | undefined
  /** What is looked for in. */
  label: string
  className?: string
  onSearch: (keyword: string) => void
}

/** The keyword of a list; an address that changes elsewhere brings its own. */
export function KeywordSearch({ value = '', label, className, onSearch }: KeywordSearchProps) {
  return (
    <Input.Search
      key={value}
      {...(className ? { className } : {})}
      defaultValue={value}
      placeholder={label}
      aria-label={label}
      enterButton={copy.search}
      allowClear
      maxLength={MAX_KEYWORD_LENGTH}
      onSearch={(typed) => onSearch(typed.trim())}
    />
  )
}
