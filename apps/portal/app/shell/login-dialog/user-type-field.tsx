import { userTypes } from '@lqr/contract/identity/entities.ts'
import { SelectField } from '@lqr/ui/field-inputs.tsx'
import type { ComponentPropsWithRef } from 'react'
import { copy } from './copy.ts'

type Props = ComponentPropsWithRef<'select'> & {
  error?: string | undefined
  /** One may leave it open; the server asks when it matters. */
  optional?: boolean
}

/** Which kind of account is meant. */
export function UserTypeField({ optional = false, ...props }: Props) {
  return (
    <SelectField label={copy.userType} {...props}>
      {optional && <option value="">{copy.anyUserType}</option>}
      {userTypes.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
