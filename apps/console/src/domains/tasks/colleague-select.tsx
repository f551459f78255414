import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { MAX_KEYWORD_LENGTH } from '@lqr/contract/kernel/keyword.ts'
import type { listColleagues, listSubstitutes } from '@lqr/contract/tasks/assignment-calls.ts'
import { useCall } from '../../shell/use-call.ts'
import { colleagueCopy as texts } from './copy.ts'

interface Option {
  readonly value: string
  readonly label: string
}

interface ColleagueSelectProps {
  /** Set by the form. */
  id?: string
  value?: string
  onChange?: (value: string) => void
  /** Who can be chosen. */
  among: typeof listColleagues | typeof listSubstitutes
  optionLabel: (colleague: CallOutput<typeof listColleagues>['colleagues'][number]) => string
  /** The colleague chosen so far, whom the first answer may not contain. */
  chosen?: Option | undefined
}

/** One colleague, found by name or institution: a house has more of them than an answer. */
export function ColleagueSelect({ among, optionLabel, chosen, onChange, ...rest }: ColleagueSelectProps) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState(chosen)
  const asked = typed.trim().slice(0, MAX_KEYWORD_LENGTH)
  const keyword = useDeferredValue(asked)
  const { data, isFetching, isPending } = useCall(
    among,
    { query: keyword ? { keyword } : {} },
    { keepPrevious: true },
  )
  // What was found for other words is never offered: Enter would take it.
  const isLate = isPending || (typed !== '' && (isFetching || asked !== keyword))
  const found = (data?.colleagues ?? []).map((one): Option => ({ value: one.id, label: optionLabel(one) }))
  const isMissing = picked && !keyword && !found.some(({ value }) => value === picked.value)
  const offered = isMissing ? [picked, ...found] : found
  return (
    <Select
      {...rest}
      placeholder={texts.choose}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={isLate ? [] : offered}
      loading={isFetching}
      notFoundContent={isLate ? texts.searching : texts.none}
      onChange={(value: string) => {
        setPicked(offered.find((one) => one.value === value))
        onChange?.(value)
      }}
    />
  )
}
