/** The address of a page under a site: `/financial` → `/lanzhou/financial`; the province has no segment. */
export function siteAddress(sitePath: string, href: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href
  return sitePath ? `/${sitePath}${href}` : href
}

/** The page's address without its site: `/lanzhou/financial` → `/financial`. */
export function pageAddress(sitePath: string, pathname: string): string {
  const prefix = `/${sitePath}`
  if (!sitePath || (pathname !== prefix && !pathname.startsWith(`${prefix}/`))) return pathname
  return pathname.slice(prefix.length) || '/index'
}

/** Whether an address may be opened outside: http and https only. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address)
}

const PAGE = /^\/\w+(?=[?#]|$)/

/** The page that an address names as every site has it: `/loan?x=1#y` → `/loan`; undefined for the console, for a file, and where a site is named. */
export function pageOfSite(address: string): string | undefined {
  return PAGE.exec(address)?.[0]
}
