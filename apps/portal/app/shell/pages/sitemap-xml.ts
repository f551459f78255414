const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const PROVINCE = 'gansu'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function listOf(root: string, item: string, addresses: readonly string[]): string {
  const items = addresses.map((address) => `<${item}><loc>${escaped(address)}</loc></${item}>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="${NAMESPACE}">${items}</${root}>`
}

/** A list of sitemaps. */
export const sitemapIndex = (addresses: readonly string[]) => listOf('sitemapindex', 'sitemap', addresses)

/** A list of pages. */
export const sitemap = (addresses: readonly string[]) => listOf('urlset', 'url', addresses)

/** The file of a site's sitemap by the site's path; the province has none. */
export const siteFile = (path: string) => `${path || PROVINCE}.xml`

export function xmlAnswer(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
