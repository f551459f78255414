import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { listOrganisationRows } from '@lqr/contract/organisations/maintenance-calls.ts'
import type { OrgTypeCode } from '@lqr/contract/reference/org-types.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'

interface OrganisationSelectProps {
  /** Set by the form. */
  id?: string
  value?: string
  onChange?: (value: string) => void
  orgType: string
  /** The organisation itself, which cannot be chosen. */
  exceptId: string
  /** Stands before what is found, such as the first level. */
  first?: { readonly value: string; readonly label: string }
}

const SHOWN = 20

/** One working organisation of a type, found by its name. */
export function OrganisationSelect({ orgType, exceptId, first, ...rest }: OrganisationSelectProps) {
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { data, isFetching } = useCall(
    listOrganisationRows,
    {
      body: {
        orgType: orgType as OrgTypeCode,
        status: 'active',
        pageSize: SHOWN,
        ...(keyword ? { keyword } : {}),
      },
    },
    { keepPrevious: true },
  )
  // What was found for other words is never offered: Enter would take it.
  const isLate = typed !== '' && (isFetching || typed.trim() !== keyword)
  const found = (data?.list ?? [])
    .filter(({ id }) => id !== exceptId)
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      {...rest}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={isLate ? [] : first && !keyword ? [first, ...found] : found}
      loading={isFetching}
      notFoundContent={isLate ? copy.searching : copy.noneFound}
      onChange={(value: string) => rest.onChange?.(value)}
    />
  )
}
