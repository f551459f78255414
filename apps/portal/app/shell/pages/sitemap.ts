import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import type { Route } from './+types/sitemap.ts'
import { portalConfigContext } from '../server/contexts.ts'
import { siteFile, sitemapIndex, xmlAnswer } from './sitemap-xml.ts'

/** The list of sitemaps: one for each of the 102 sites. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(portalConfigContext)
  return xmlAnswer(sitemapIndex(SUBSTATIONS.map(({ path }) => `${publicUrl}/sitemap/${siteFile(path)}`)))
}
