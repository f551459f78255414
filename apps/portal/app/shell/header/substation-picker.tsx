import ChevronDown from 'lucide-react/icons/chevron-down'
import MapPin from 'lucide-react/icons/map-pin'
import { Suspense, useState } from 'react'
import { lazyPart } from '../scripts/lazy-part.ts'
import { useDisclosure } from '../use-disclosure.ts'
import { useShell } from '../use-shell.ts'
import { copy } from './copy.ts'

const SubstationPanel = lazyPart(() => import('./substation-panel.tsx'))

/** Shows the site one is on; opens the tree of all sites, which is loaded when it is first wanted. */
export function SubstationPicker() {
  const { site } = useShell()
  const picker = useDisclosure()
  const [wanted, setWanted] = useState(false)
  return (
    <div ref={picker.box} onKeyDown={picker.onKeyDown} className="relative">
      <button
        type="button"
        {...picker.button}
        onFocus={() => setWanted(true)}
        onPointerEnter={() => setWanted(true)}
        className="flex min-h-11 cursor-pointer items-center gap-1 text-ink hover:text-primary"
      >
        <MapPin size={16} />
        <span className="sr-only">{copy.currentSite}</span>
        {site.parentName && <span className="text-muted max-sm:hidden">{site.parentName} /</span>}
        <strong className="font-medium">{site.name}</strong>
        <span className="text-muted max-sm:sr-only">{copy.switchSite}</span>
        <ChevronDown size={16} />
      </button>
      <div
        id={picker.panelId}
        hidden={!picker.open}
        className="absolute top-full left-0 z-40 max-sm:fixed max-sm:inset-x-2 max-sm:top-14"
      >
        {(picker.open || wanted) && (
          <Suspense
            fallback={
              <p
                role="status"
                className="rounded-card border border-line bg-surface p-6 text-muted shadow-raised"
              >
                {copy.loadingSites}
              </p>
            }
          >
            <SubstationPanel />
          </Suspense>
        )}
      </div>
    </div>
  )
}
