import ArrowUp from 'lucide-react/icons/arrow-up'
import House from 'lucide-react/icons/house'
import Receipt from 'lucide-react/icons/receipt'
import { SiteLink } from '../site-link.tsx'
import { useShell } from '../use-shell.ts'

const look =
  'flex w-16 cursor-pointer flex-col items-center gap-1 px-1 py-2 text-center text-note leading-tight text-ink no-underline hover:bg-primary-soft hover:text-primary'

/** At the right edge of wide screens: bill discounting outside, property valuation, and the way up. */
export default function RightRail() {
  const { config, hasPage } = useShell()
  return (
    <aside
      aria-label="快捷入口"
      className="fixed right-0 bottom-24 z-30 flex flex-col divide-y divide-line rounded-l-card border border-r-0 border-line bg-surface max-lg:hidden"
    >
      <a href={config.billDiscountUrl} target="_blank" rel="noopener noreferrer" className={look}>
        <Receipt size={20} />
        票据贴现
        <span className="sr-only">（在新窗口打开）</span>
      </a>
      {hasPage('/houseValuation') && (
        <SiteLink href="/houseValuation" className={look}>
          <House size={20} />
          房产估值
        </SiteLink>
      )}
      <a href="#top" className={look}>
        <ArrowUp size={20} />
        回到顶部
      </a>
    </aside>
  )
}
