const ACCOUNT = { type: 'AccountStatus', from: '@lqr/contract/identity/user-entities.ts' }
const APPLICATION = { type: 'ApplicationStatus', from: '@lqr/contract/applications/application-case.ts' }
const AUTHORISATION = { type: 'AuthorisationStatus', from: '@lqr/contract/credit/states.ts' }
const EXPORT = { type: 'PersonalExportStatus', from: '@lqr/contract/identity/personal-data-calls.ts' }
const LEASE = { type: 'LeaseStatus', from: '@lqr/contract/leasing/lease-case.ts' }
const ORGANISATION = { type: 'OrganisationStatus', from: '@lqr/contract/organisations/succession.ts' }
const PRODUCT = { type: 'ProductStatus', from: '@lqr/contract/products/product-states.ts' }
const PUBLICATION = {
  type: 'PublicationStatus',
  from: '@lqr/contract/kernel/publishing/publication-states.ts',
}

/** Columns that hold a state, by what the contract calls its codes: a code that the contract does not know does not compile. */
const STATE_COLUMNS = {
  'account.status': ACCOUNT,
  'credit_authorisation.status': AUTHORISATION,
  'fund.status': PUBLICATION,
  'lease_need.status': LEASE,
  'lease_response.status': LEASE,
  'organisation.status': ORGANISATION,
  'park.status': PUBLICATION,
  'park_enterprise.status': PUBLICATION,
  'personal_export.status': EXPORT,
  'product.status': PRODUCT,
  'product_application.status': APPLICATION,
  'product_draft.status': PRODUCT,
  'roster.status': PUBLICATION,
}
/** Columns that the database fills when nobody does: an override says so itself. */
const FILLED = new Set([
  'account.status',
  'fund.status',
  'organisation.status',
  'park.status',
  'park_enterprise.status',
  'personal_export.status',
  'product.status',
  'roster.status',
])

/** The options of kysely-codegen that give these columns their types; `withStateImports` brings the types in. */
export function stateColumnOptions(): string[] {
  const columns = Object.entries(STATE_COLUMNS).map(([column, { type }]) => {
    return [column, FILLED.has(column) ? `Generated<${type}>` : type]
  })
  return ['--overrides', JSON.stringify({ columns: Object.fromEntries(columns) })]
}

/** The generated types with the imports of the states they name, after the import they begin with. */
export function withStateImports(types: string): string {
  const sources = new Set(Object.values(STATE_COLUMNS))
  const imports = [...sources].map(({ type, from }) => `import type { ${type} } from "${from}";\n`)
  return types.replace(/^import .*\n/m, (first) => first + imports.join(''))
}
