import type { SchemaInput } from '@lqr/contract/kernel/define-call.ts'
import type { organisationForm, OrganisationRow } from '@lqr/contract/organisations/maintenance-calls.ts'

type Body = SchemaInput<typeof organisationForm>

/** What the form holds; nothing is chosen at first. */
export type OrganisationValues = Partial<Body>

/** Form values as the calls take them: what was not typed is left for the contract to name. */
export function organisationBody(values: OrganisationValues): Body {
  return values as Body
}

/** The values of an organisation that is being changed. */
export function organisationValues(row: OrganisationRow): OrganisationValues {
  return {
    name: row.name,
    shortName: row.shortName,
    orgCategory: row.orgCategory as Body['orgCategory'],
    regionCode: row.regionCode,
    creditCode: row.creditCode ?? '',
    phone: row.phone ?? '',
    address: row.address ?? '',
    intro: row.intro,
    sort: row.sort,
  }
}
