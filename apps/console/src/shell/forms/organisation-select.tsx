import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { listOrganisations } from '@lqr/contract/organisations/calls.ts'
import type { OrgTypeCode } from '@lqr/contract/reference/org-types.ts'
import { useCall } from '../use-call.ts'
import { formCopy } from './copy.ts'

interface OrganisationSelectProps {
  /** Set by the form. */
  id?: string
  value?: string
  onChange?: (value: string | undefined) => void
  allowClear?: boolean
  placeholder?: string
  disabled?: boolean
  /** Of this type alone; of any without it. */
  orgType?: OrgTypeCode
  /** The organisation chosen so far, which the first page may not contain. */
  chosen?: { readonly id: string; readonly name: string } | undefined
}

const SHOWN = 20

/** One working organisation, found by its name. */
export function OrganisationSelect({ orgType, chosen, ...rest }: OrganisationSelectProps) {
  const [typed, setTyped] = useState('')
  const name = useDeferredValue(typed.trim())
  const { data, isFetching } = useCall(
    listOrganisations,
    { body: { ...(orgType ? { orgType } : {}), pageSize: SHOWN, ...(name ? { name } : {}) } },
    { keepPrevious: true },
  )
  const found = (data?.list ?? []).map((org) => ({ value: org.id, label: org.name }))
  const isMissing = chosen && !name && !found.some(({ value }) => value === chosen.id)
  const options = isMissing ? [{ value: chosen.id, label: chosen.name }, ...found] : found
  return (
    <Select
      {...rest}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={options}
      loading={isFetching}
      notFoundContent={formCopy.organisationNone}
      onChange={(value: string | undefined) => rest.onChange?.(value)}
    />
  )
}
