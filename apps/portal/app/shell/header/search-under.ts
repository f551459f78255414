import { codesWithin } from '@lqr/contract/reference/substations.ts'

/** What of the open page's query goes along to a site: neither the page of its list nor an area that lies outside of that site. */
export function searchUnder(siteId: string, search: string): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  const area = query.get('areaCode')
  if (area !== null && !codesWithin(siteId).includes(area)) query.delete('areaCode')
  const text = query.toString()
  return text && `?${text}`
}
