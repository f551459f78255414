import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { activeEntry } from '../menu/resolve-menu.ts'
import { SiteLink } from '../site-link.tsx'
import { usePagePath, useShell } from '../use-shell.ts'
import { copy } from './copy.ts'
import { menuSquare } from './menu-square.ts'

/** Before Safari 15.4 the element is one like any other: it stands there while it is there. */
const hasDialogs = typeof HTMLDialogElement === 'function'

/** The menu of narrow screens, open while it is there: it keeps the focus inside and closes with Escape. */
export default function PhoneDrawer({ onClose }: { onClose: () => void }) {
  const { menu } = useShell()
  const active = activeEntry(menu, usePagePath())
  const drawer = useRef<HTMLDialogElement>(null)
  const close = () => (hasDialogs ? drawer.current?.close() : onClose())
  useEffect(() => {
    if (hasDialogs) drawer.current?.showModal()
  }, [])
  return (
    <dialog
      ref={drawer}
      aria-label={copy.mainNavigation}
      onClose={onClose}
      onClick={(event) => event.target === drawer.current && close()}
      className="fixed inset-y-0 right-0 left-auto z-50 m-0 h-dvh max-h-none w-80 max-w-[85vw] overflow-y-auto bg-surface p-0 backdrop:bg-ink/40"
    >
      <div className="flex items-center justify-between border-b border-line px-4 py-2">
        <strong className="text-body">{copy.menu}</strong>
        <button type="button" aria-label={copy.closeMenu} onClick={close} className={menuSquare}>
          <X size={24} />
        </button>
      </div>
      <ul className="m-0 list-none p-2">
        {menu.map((item, index) => (
          <li key={item.label} className="border-b border-line py-1 last:border-0">
            {item.activeIndex ? (
              <SiteLink
                href={item.activeIndex}
                aria-current={index === active ? 'true' : undefined}
                className={`flex min-h-11 items-center px-3 text-body no-underline ${
                  index === active ? 'font-semibold text-primary' : 'text-ink'
                }`}
              >
                {item.label}
              </SiteLink>
            ) : (
              <p className="flex min-h-11 items-center px-3 text-body text-ink">{item.label}</p>
            )}
            {item.children && (
              <ul className="m-0 grid list-none grid-cols-2 p-0 elder:grid-cols-1">
                {item.children.map((child) => (
                  <li key={child.label}>
                    <SiteLink
                      href={child.activeIndex ?? '/index'}
                      className="flex min-h-11 items-center px-3 text-note text-muted no-underline"
                    >
                      {child.label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </dialog>
  )
}
