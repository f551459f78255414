import ArrowUp from 'lucide-react/icons/arrow-up'
import House from 'lucide-react/icons/house'
import Receipt from 'lucide-react/icons/receipt'
import { linkCopy } from '../link-copy.ts'
import { SiteLink } from '../site-link.tsx'
import { useShell } from '../use-shell.ts'
import { copy } from './copy.ts'

const look =
  'flex w-16 cursor-pointer flex-col items-center gap-1 px-1 py-2 text-center text-note leading-tight text-ink no-underline hover:bg-primary-soft hover:text-primary'

/** At the right edge of wide screens: bill discounting outside, property valuation, and the way up. */
export default function RightRail() {
  const { settings, hasPage } = useShell()
  return (
    <aside
      aria-label={copy.shortcuts}
      className="fixed right-0 bottom-24 z-30 flex flex-col divide-y divide-line rounded-l-card border border-r-0 border-line bg-surface max-lg:hidden"
    >
      {settings.billDiscountUrl && (
        <a href={settings.billDiscountUrl} target="_blank" rel="noopener noreferrer" className={look}>
          <Receipt size={20} />
          {copy.billDiscount}
          <span className="sr-only">{linkCopy.newWindow}</span>
        </a>
      )}
      {hasPage('/houseValuation') && (
        <SiteLink href="/houseValuation" className={look}>
          <House size={20} />
          {copy.houseValuation}
        </SiteLink>
      )}
      <a href="#top" className={look}>
        <ArrowUp size={20} />
        {copy.backToTop}
      </a>
    </aside>
  )
}
