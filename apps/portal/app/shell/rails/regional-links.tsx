import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import { siteAddress } from '../site-address.ts'
import { useShell } from '../use-shell.ts'
import { copy } from './copy.ts'
import { type QuickLink, QuickLinks } from './quick-links.tsx'

const STEP = 15

/** The finance service of every region, a few at a time; a site with an address of its own opens beside. */
export default function RegionalLinks() {
  const { openUrlOf } = useShell()
  const linksFrom = (from: number): QuickLink[] =>
    SUBSTATIONS.slice(from, from + STEP).map((site) => ({
      key: site.id,
      label: site.level === 3 ? `　${site.name}` : site.name,
      href: openUrlOf(site.id) ?? siteAddress(site.path, '/index'),
    }))
  return (
    <QuickLinks
      label={copy.regionalServices}
      first={linksFrom(0)}
      load={(from) => Promise.resolve(linksFrom(from))}
    />
  )
}
