import { Checkbox, Form } from 'antd'
import { needsOrganisation, orgTypeOfAccount, rolesOfType } from '@lqr/contract/identity/user-entities.ts'
import { roles, type UserSourceType } from '@lqr/contract/kernel/access.ts'
import { OrganisationSelect } from '../../../shell/forms/organisation-select.tsx'
import { RegionSelect } from '../../../shell/forms/region-select.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'

interface ScopeFieldsProps {
  sourceType: UserSourceType
  chosen?: { readonly id: string; readonly name: string } | undefined
}

const GOVERNMENT = '2'

/** What an account of this type may be given: its roles, and the organisation or the region it works for. */
export function ScopeFields({ sourceType, chosen }: ScopeFieldsProps) {
  const orgType = orgTypeOfAccount[sourceType]
  const isNeeded = needsOrganisation(sourceType)
  const options = rolesOfType[sourceType].map((role) => ({ value: role, label: nameOf(roles, role) }))
  return (
    <>
      <Form.Item
        name="roles"
        label={copy.fields.roles}
        {...(options.length > 1 ? { extra: copy.form.rolesHelp } : {})}
      >
        <Checkbox.Group options={options} className="role-boxes" />
      </Form.Item>
      {orgType && (
        <Form.Item
          name="orgId"
          label={copy.fields.organisation}
          extra={isNeeded ? copy.form.organisationHelp : copy.form.bodyHelp}
        >
          <OrganisationSelect key={orgType} orgType={orgType} chosen={chosen} allowClear={!isNeeded} />
        </Form.Item>
      )}
      {sourceType === GOVERNMENT && (
        <Form.Item name="regionCode" label={copy.fields.region} extra={copy.form.regionHelp}>
          <RegionSelect />
        </Form.Item>
      )}
    </>
  )
}
