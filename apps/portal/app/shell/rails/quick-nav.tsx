import PanelLeft from 'lucide-react/icons/panel-left'
import { lazy, Suspense, useRef } from 'react'
import { useLateClicks } from '../scripts/late-click.ts'
import { copy } from './copy.ts'
import { useFlyouts } from './use-flyouts.ts'
import { useHover } from './use-hover.ts'

const NAV = 'quick-nav'

const note = 'rounded-r-card border border-l-0 border-line bg-surface px-3 py-2 text-note text-muted'

function Unreachable() {
  return <p className={note}>{copy.offline}</p>
}

// Pointing at the handle is enough to load it: without a line that must not cost the page.
const QuickNavItems = lazy(() => import('./quick-nav-items.tsx').catch(() => ({ default: Unreachable })))

/**
 * The collapsible quick navigation at the left edge of wide screens (specification 2): it unfolds upwards while it is
 * pointed at, so that the handle stays under the pointer, and a click keeps it open.
 */
export default function QuickNav() {
  const box = useRef<HTMLElement>(null)
  const late = useLateClicks(box)
  const { shown, kept, point, keep, press } = useFlyouts(box)
  useHover(box, (isPointed) => point(isPointed ? NAV : undefined))
  const open = shown === NAV
  return (
    <aside
      ref={box}
      {...late}
      aria-label={copy.quickNavigation}
      className="fixed bottom-24 left-0 z-30 flex flex-col-reverse items-start max-lg:hidden"
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={NAV}
        onClick={() => press(NAV)}
        className="flex min-h-12 cursor-pointer items-center gap-1 rounded-r-card border border-l-0 border-line bg-surface px-3 text-note text-ink hover:text-primary"
      >
        <PanelLeft size={18} />
        {open && (kept ? copy.fold : copy.keepOpen)}
        <span className="sr-only">{open ? copy.quickNavigation : copy.openQuickNavigation}</span>
      </button>
      {/* The padding bridges the gap, so that the pointer can travel into the list. */}
      <div id={NAV} hidden={!open} className="pb-2">
        {open && (
          <Suspense fallback={<p className={note}>{copy.loading}</p>}>
            <QuickNavItems onPress={() => keep(NAV)} />
          </Suspense>
        )}
      </div>
    </aside>
  )
}
