import { findSubstation } from '@lqr/contract/reference/substations.ts'

/** What a name of a site or a page is made of. Anything else in an address is nobody's name and is left alone. */
const NAME = /^[\w.-]+$/
const OLDER_FORM = 'subplatform'
/** What the router asks for on the way to a page; it follows redirects of the loaders alone. */
const DATA = '.data'

/** The pages by their names in small letters: `/productdetails` → `/productDetails`. */
export type PagesByName = ReadonlyMap<string, string>

/** Makes the list that `canonicalPath` looks pages up in; `paths` are written as the menu writes them, without a site. */
export function pagesByName(paths: readonly string[]): PagesByName {
  return new Map(paths.map((path) => [path.toLowerCase(), path]))
}

/** The segments as a person reads them; undefined where one is no name: empty, encoded slashes, dots, broken encoding. */
function namesOf(path: string): string[] | undefined {
  const segments = path.replace(/\/$/, '').split('/').slice(1)
  try {
    const names = segments.map((segment) => decodeURIComponent(segment))
    return names.every((name) => NAME.test(name) && !/^\.+$/.test(name)) ? names : undefined
  } catch {
    return undefined
  }
}

/**
 * The one address of a page that a path means, whatever the case of its letters, needless percent-encoding, a slash at
 * its end or the older form `/subplatform/…` (decision 0027). Undefined for a path that names no site and no page; what
 * follows a known site is kept. The answer starts with a site or a page of the closed lists, so it never leads outside.
 */
export function canonicalPath(path: string, pages: PagesByName): string | undefined {
  const names = path.startsWith('/') ? namesOf(path) : undefined
  if (!names) return undefined
  const [first = '', ...below] = names
  const [site = '', ...rest] = first.toLowerCase() === OLDER_FORM ? below : [first, ...below]
  const known = site ? findSubstation(site.toLowerCase())?.path : undefined
  if (known && rest.length === 0) return path === `/${known}` ? path : `/${known}/index`
  const wanted = `/${(known ? rest : [site, ...rest]).join('/')}`
  const page = pages.get(wanted.toLowerCase())
  if (known) return `/${known}${page ?? wanted}`
  return page
}

/**
 * Where a visitor of this address is sent on to: the same page at its one address, with the query as it was typed.
 * Undefined when it is that address already, or names nothing.
 */
export function canonicalRedirect(address: string, pages: PagesByName): string | undefined {
  const at = address.indexOf('?')
  const path = at < 0 ? address : address.slice(0, at)
  const canonical = path.endsWith(DATA) ? undefined : canonicalPath(path, pages)
  if (canonical === undefined || canonical === path) return undefined
  return at < 0 ? canonical : `${canonical}${address.slice(at)}`
}
