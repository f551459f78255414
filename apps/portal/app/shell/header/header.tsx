import Search from 'lucide-react/icons/search'
import { SEARCH_PATH } from '../search/search-path.ts'
import { SiteLink } from '../site-link.tsx'
import { useShell } from '../use-shell.ts'
import { ElderSwitch } from '../elder/elder-switch.tsx'
import { copy } from './copy.ts'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { SubstationPicker } from './substation-picker.tsx'
import { UserArea } from './user-area.tsx'
import { Wordmark } from './wordmark.tsx'

/** Two rows: where one is and who one is; the name and the menu. */
export function Header() {
  const { settings } = useShell()
  return (
    <header className="border-b border-line bg-surface">
      <div className="border-b border-line bg-paper text-note">
        <div className="content flex min-h-12 items-center gap-4">
          <SubstationPicker />
          <p className="flex-1 text-muted max-lg:hidden">
            {settings.serviceHours && `${copy.serviceHours}${settings.serviceHours}`}
          </p>
          <div className="ml-auto flex items-center gap-4">
            <ElderSwitch />
            <UserArea />
          </div>
        </div>
      </div>
      <div className="content flex min-h-18 items-center justify-between gap-6 max-lg:min-h-16">
        <SiteLink href="/index" className="no-underline">
          <Wordmark />
          <span className="sr-only">{copy.home}</span>
        </SiteLink>
        <MainMenu />
        <div className="flex items-center lg:-ml-3">
          <SiteLink
            href={SEARCH_PATH}
            aria-label={copy.searchSite}
            title={copy.searchSite}
            className="grid size-11 place-items-center rounded-control text-ink hover:text-primary"
          >
            <Search size={20} />
          </SiteLink>
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}
