import type { Route } from './+types/robots.ts'
import { portalConfigContext } from '../server/contexts.ts'

/** What search engines may read: every page, and none of the calls. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(portalConfigContext)
  const closed = ['api', 'admin', 'portal', 'checkAdmin', 'checkPortal', 'console', 'dic', 'tax', 'log']
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: /${path}/`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
