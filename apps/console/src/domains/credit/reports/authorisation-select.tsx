import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { listHeldAuthorisations } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { useCall } from '../../../shell/use-call.ts'
import type { HeldAuthorisation } from '../authorisations/authorisation.ts'
import { copy } from './copy.ts'

interface AuthorisationSelectProps {
  /** Set by the form. */
  id?: string
  value?: HeldAuthorisation
  onChange?: (chosen: HeldAuthorisation | undefined) => void
}

const SHOWN = 20

/** One authorisation that opens something now, found by its enterprise or its case. */
export function AuthorisationSelect({ value, onChange, ...rest }: AuthorisationSelectProps) {
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { data, isFetching, isPending } = useCall(
    listHeldAuthorisations,
    { body: { openOnly: true, pageSize: SHOWN, ...(keyword ? { keyword } : {}) } },
    { keepPrevious: true },
  )
  // What was found for other words is never offered: Enter would take it.
  const isLate = isPending || (typed !== '' && (isFetching || typed.trim() !== keyword))
  const found = data?.list ?? []
  const isMissing = value && !keyword && !found.some(({ id }) => id === value.id)
  const offered = isMissing ? [value, ...found] : found
  const options = offered.map(({ id, corporateName, bizNo, can }) => ({
    value: id,
    label: copy.optionOf(corporateName, bizNo),
    disabled: !can.read,
  }))
  const none = keyword ? copy.noneFound : copy.none
  return (
    <Select
      {...rest}
      value={value?.id ?? null}
      placeholder={copy.choose}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={isLate ? [] : options}
      loading={isFetching}
      notFoundContent={isLate ? copy.searching : none}
      onChange={(id: string) => onChange?.(offered.find((one) => one.id === id))}
    />
  )
}
