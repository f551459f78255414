import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import { siteAddress } from '../site-address.ts'
import { type QuickLink, QuickLinks } from './quick-links.tsx'

const STEP = 15

const links: readonly QuickLink[] = SUBSTATIONS.map((site) => ({
  key: site.id,
  label: site.level === 3 ? `　${site.name}` : site.name,
  href: siteAddress(site.path, '/index'),
}))

/** The finance service of every region, a few at a time. */
export default function RegionalLinks() {
  return (
    <QuickLinks
      label="区域金融服务"
      first={links.slice(0, STEP)}
      load={(from) => Promise.resolve(links.slice(from, from + STEP))}
    />
  )
}
