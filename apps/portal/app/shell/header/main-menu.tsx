import ChevronDown from 'lucide-react/icons/chevron-down'
import { activeEntry, type MenuItem } from '../menu/resolve-menu.ts'
import { SiteLink } from '../site-link.tsx'
import { useDisclosure } from '../use-disclosure.ts'
import { usePagePath, useShell } from '../use-shell.ts'
import { copy } from './copy.ts'

const entryLook = (active: boolean) =>
  `flex min-h-11 items-center px-2 whitespace-nowrap text-body no-underline ${
    active ? 'font-semibold text-primary' : 'text-ink hover:text-primary'
  }`

function Entry({ item, active }: { item: MenuItem; active: boolean }) {
  const menu = useDisclosure<HTMLLIElement>()
  const current = active ? ('true' as const) : undefined
  const line = active ? <span aria-hidden className="absolute inset-x-2 bottom-0 h-0.5 bg-primary" /> : null
  if (!item.children) {
    return (
      <li className="relative">
        <SiteLink href={item.activeIndex ?? '/index'} aria-current={current} className={entryLook(active)}>
          {item.label}
        </SiteLink>
        {line}
      </li>
    )
  }
  return (
    <li
      ref={menu.box}
      onKeyDown={menu.onKeyDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && menu.setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && menu.setOpen(false)}
      className="group relative flex items-center"
    >
      {item.activeIndex && (
        <SiteLink href={item.activeIndex} aria-current={current} className={entryLook(active)}>
          {item.label}
        </SiteLink>
      )}
      <button
        type="button"
        {...menu.button}
        aria-label={item.activeIndex ? copy.submenuOf(item.label) : undefined}
        className={
          item.activeIndex
            ? '-ml-1.5 grid min-h-11 w-6 cursor-pointer place-items-center text-muted hover:text-primary'
            : `${entryLook(active)} cursor-pointer gap-1`
        }
      >
        {!item.activeIndex && item.label}
        <ChevronDown size={16} />
      </button>
      {line}
      <ul
        id={menu.panelId}
        className={`absolute top-full left-0 z-40 m-0 min-w-44 list-none rounded-card border border-line bg-surface p-2 shadow-raised ${
          menu.open ? 'block' : 'hidden noscript:group-hover:block'
        }`}
      >
        {item.children.map((child) => (
          <li key={child.label}>
            <SiteLink
              href={child.activeIndex ?? '/index'}
              className="flex min-h-10 items-center rounded-control px-3 text-note whitespace-nowrap text-ink no-underline hover:bg-primary-soft hover:text-primary"
            >
              {child.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The menu of wide screens; every link is in the HTML, submenus open by pointer, by button and by keyboard. */
export function MainMenu() {
  const { menu } = useShell()
  const active = activeEntry(menu, usePagePath())
  return (
    <nav aria-label={copy.mainNavigation} className="max-lg:hidden">
      <ul className="m-0 flex list-none items-center gap-3 p-0">
        {menu.map((item, index) => (
          <Entry key={item.label} item={item} active={index === active} />
        ))}
      </ul>
    </nav>
  )
}
