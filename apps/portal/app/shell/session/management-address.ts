/** Fixed paths of the management portal (specification 7) and of its user menu. */
export type ManagementPath =
  | '/'
  | '/personal'
  | '/personal/leases'
  | '/personal/account-openings/new'
  | '/personal/listings/new'
  | '/personal/valuations'
  | '/personal/enquiries/new'
  | '/personal/reports'
  | '/personal/questions'
  | '/messages'
  | '/activities/sign-up'
  | '/product/apply'
  | '/demand/demandInsert'
  | '/equityFinancing/add'
  | '/advisory/advisoryForm'
  | '/operation/detail'

/** The address of a page of the management portal, with its query. */
export function managementAddress(
  base: string,
  path: ManagementPath,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )
  const text = search.toString()
  return `${base.replace(/\/$/, '')}${path}${text ? `?${text}` : ''}`
}
