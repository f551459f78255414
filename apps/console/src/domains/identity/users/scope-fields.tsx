import { Checkbox, Form } from 'antd'
import { needsOrganisation, orgTypeOfAccount, rolesWithin } from '@lqr/contract/identity/user-entities.ts'
import { type Role, roles, type UserSourceType } from '@lqr/contract/kernel/access.ts'
import { getOrganisation } from '@lqr/contract/organisations/calls.ts'
import { OrganisationSelect } from '../../../shell/forms/organisation-select.tsx'
import { RegionSelect } from '../../../shell/forms/region-select.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

interface ScopeFieldsProps {
  sourceType: UserSourceType
  chosen?: { readonly id: string; readonly name: string } | undefined
}

const GOVERNMENT = '2'
const AGENCY = '4'

/** What may be ticked in the chosen organisation, and what is ticked, so that it can be taken away. */
function useRoleOptions(sourceType: UserSourceType) {
  const form = Form.useFormInstance()
  const orgId: string | undefined = Form.useWatch('orgId', form)
  const ticked: Role[] = Form.useWatch('roles', form) ?? []
  const isAsked = sourceType === AGENCY && orgId !== undefined
  const { data } = useCall(
    getOrganisation,
    { params: { id: orgId ?? '' } },
    { enabled: isAsked, quiet: true },
  )
  const category = isAsked && data ? data.orgCategory : null
  const shown = new Set([...rolesWithin(sourceType, category), ...ticked])
  return [...shown].map((role) => ({ value: role, label: nameOf(roles, role) }))
}

function rolesHelp(sourceType: UserSourceType, count: number): string | undefined {
  if (sourceType === AGENCY) return copy.form.agencyRolesHelp
  return count > 1 ? copy.form.rolesHelp : undefined
}

/** What an account of this type may be given: its roles, and the organisation or the region it works for. */
export function ScopeFields({ sourceType, chosen }: ScopeFieldsProps) {
  const orgType = orgTypeOfAccount[sourceType]
  const isNeeded = needsOrganisation(sourceType)
  const options = useRoleOptions(sourceType)
  return (
    <>
      <Form.Item name="roles" label={copy.fields.roles} extra={rolesHelp(sourceType, options.length)}>
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
