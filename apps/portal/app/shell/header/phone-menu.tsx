import Menu from 'lucide-react/icons/menu'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { afterFirstAction } from '../after-first-action.ts'
import { lazyOpened } from '../scripts/lazy-part.ts'
import { copy } from './copy.ts'
import { menuSquare } from './menu-square.ts'

const loadDrawer = () => import('./phone-drawer.tsx')
const PhoneDrawer = lazyOpened(loadDrawer)

/** Opens the menu of narrow screens; its code comes with the first action, so it is there when the network is gone. */
export function PhoneMenu() {
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    void afterFirstAction()
      .then(loadDrawer)
      .catch(() => undefined)
  }, [])
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={copy.openMenu}
        onClick={() => setOpen(true)}
        className={menuSquare}
      >
        <Menu size={24} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
