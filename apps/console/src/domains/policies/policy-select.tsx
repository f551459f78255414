import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { listPolicies } from '@lqr/contract/policies/calls.ts'
import type { PolicySummary } from '@lqr/contract/policies/entities.ts'
import { policyValidities } from '@lqr/contract/reference/policy-validities.ts'
import { nameOf } from '../../shell/records/name-of.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'

interface PolicySelectProps {
  /** Set by the form. */
  id?: string
  value?: string
  onChange?: (value: string) => void
  /** The document chosen so far, which the first page may not contain. */
  chosen: { readonly id: string; readonly title: string } | undefined
}

const SHOWN = 20
const PROVINCE = '620000'

/** A document to choose; of one that has ended no item would be shown, so it says so. */
function optionOf({ id, title, docNo, validity }: PolicySummary) {
  const label = docNo ? `${title}（${docNo}）` : title
  const isEnded = validity === 'expired'
  return {
    value: id,
    label: isEnded ? `${label} · ${nameOf(policyValidities, validity)}` : label,
    disabled: isEnded,
  }
}

/** One published document, found by its title or number. */
export function PolicySelect({ chosen, ...rest }: PolicySelectProps) {
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { data, isFetching } = useCall(
    listPolicies,
    { body: { pageSize: SHOWN, ...(keyword ? { keyword } : {}) } },
    { keepPrevious: true, cityCode: PROVINCE },
  )
  const found = (data?.list ?? []).map(optionOf)
  const isMissing = chosen && !keyword && !found.some(({ value }) => value === chosen.id)
  const options = isMissing ? [{ value: chosen.id, label: chosen.title }, ...found] : found
  return (
    <Select
      {...rest}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={options}
      loading={isFetching}
      notFoundContent={copy.policyNone}
      onChange={(value: string) => rest.onChange?.(value)}
    />
  )
}
