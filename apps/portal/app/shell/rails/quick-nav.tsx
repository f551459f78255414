import PanelLeft from 'lucide-react/icons/panel-left'
import { lazy, Suspense, useState } from 'react'

const QuickNavItems = lazy(() => import('./quick-nav-items.tsx'))

/** The collapsible quick navigation at the left edge of wide screens (specification 2). */
export function QuickNav() {
  const [open, setOpen] = useState(false)
  return (
    <aside aria-label="快捷导航" className="fixed bottom-24 left-0 z-30 max-lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="quick-nav"
        onClick={() => setOpen(!open)}
        className="flex min-h-12 cursor-pointer items-center gap-1 rounded-r-card border border-l-0 border-line bg-surface px-3 text-note text-ink hover:text-primary"
      >
        <PanelLeft size={18} />
        {open ? '收起' : <span className="sr-only">展开快捷导航</span>}
      </button>
      <ul
        id="quick-nav"
        hidden={!open}
        className="mt-2 list-none divide-y divide-line rounded-r-card border border-l-0 border-line bg-surface p-0"
      >
        {open && (
          <Suspense fallback={<li className="px-3 py-2 text-note text-muted">正在加载…</li>}>
            <QuickNavItems />
          </Suspense>
        )}
      </ul>
    </aside>
  )
}
