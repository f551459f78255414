import { MAX_KEYWORD_LENGTH } from '@lqr/contract/kernel/keyword.ts'
import { Input } from 'antd'
import { recordsCopy as copy } from './copy.ts'
import { useTyped } from './use-typed.ts'

interface KeywordSearchProps {
  /** As the address has it; undefined when nothing is looked for. */
  value: string | undefined
  /** What is looked for in. */
  label: string
  className?: string
  onSearch: (keyword: string) => void
}

/** The keyword of a list. */
export function KeywordSearch({ value, label, className, onSearch }: KeywordSearchProps) {
  const typing = useTyped(value)
  return (
    <Input.Search
      {...typing}
      {...(className ? { className } : {})}
      placeholder={label}
      aria-label={label}
      enterButton={copy.search}
      allowClear
      maxLength={MAX_KEYWORD_LENGTH}
      onSearch={(typed) => onSearch(typed.trim())}
    />
  )
}
