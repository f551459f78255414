import type { MetaDescriptor } from 'react-router'
import { routeFailure } from './pages/route-failure.ts'
import { rootFactsOf } from './root-facts.ts'
import type { RootData } from './server/root-data.ts'
import type { SiteData } from './server/site-data.ts'

interface PageMeta {
  /** Title of the page; the site's and the product's name are added. */
  title: string
  /** One or two sentences for search engines. */
  description: string
  /** Query keys that make this a page of its own, such as `proId`. */
  keys?: readonly string[]
  /** The query of the page that stands in this one's place for search engines; the own one without it. */
  canonicalQuery?: Readonly<Record<string, string>>
  /** Structured data (schema.org), rendered as JSON-LD. */
  structuredData?: Record<string, unknown>
}

interface MetaArgs {
  location: { pathname: string; search: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

function canonical(
  args: MetaArgs,
  base: string,
  { keys = [], canonicalQuery }: Pick<PageMeta, 'keys' | 'canonicalQuery'>,
): string {
  const query = new URLSearchParams(canonicalQuery ?? args.location.search)
  const kept = new URLSearchParams(keys.flatMap((key) => query.getAll(key).map((value) => [key, value])))
  const text = kept.toString()
  return `${base}${args.location.pathname}${text ? `?${text}` : ''}`
}

/** Title, description, canonical address and structured data of a page; for a route's `meta`. */
export function pageMeta(
  args: MetaArgs,
  { title, description, keys, canonicalQuery, structuredData }: PageMeta,
): MetaDescriptor[] {
  const dataOf = (id: string) => args.matches.find((match) => match?.id === id)?.loaderData
  const config = rootFactsOf(dataOf('root') as RootData | undefined)?.config
  const site = (dataOf('shell/site') as SiteData | undefined)?.site
  const parts = [title, site?.path ? site.name : '', config?.productName ?? '']
  return [
    { title: parts.filter(Boolean).join(' - ') },
    { name: 'description', content: description },
    {
      tagName: 'link',
      rel: 'canonical',
      href: canonical(args, config?.publicUrl ?? '', { keys, canonicalQuery }),
    },
    ...(structuredData ? [{ 'script:ld+json': structuredData } as MetaDescriptor] : []),
  ]
}

/** Title of a page whose loader failed, so that its tab says what happened; search engines leave it out. */
export function failedMeta(error: unknown): MetaDescriptor[] {
  const { status } = routeFailure(error)
  return [
    { title: status === 404 ? '页面不存在' : '页面暂时无法显示' },
    { name: 'robots', content: 'noindex' },
  ]
}
