import { Drawer } from 'antd'
import { Suspense, useState } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { copy } from '../copy.ts'
import type { RouteLine } from '../menu.ts'
import { Loading } from '../page/loading.tsx'
import { scrollKey, SCROLL_STORAGE_KEY } from '../page/scroll-key.ts'
import { Header } from './header.tsx'
import { MainMenu } from './main-menu.tsx'

/** Header, menu (a drawer on narrow screens) and the page. */
export function Frame({ lines }: { lines: readonly RouteLine[] }) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isMoving = useNavigation().state !== 'idle'
  return (
    <div className="frame">
      <a className="skip-link" href="#content">
        {copy.skip}
      </a>
      {isMoving && (
        <p className="moving" role="status">
          <span className="sr-only">{copy.loading}</span>
        </p>
      )}
      <Header onOpenMenu={() => setMenuOpen(true)} />
      <div className="frame-body">
        <aside className="side">
          <MainMenu lines={lines} />
        </aside>
        <main id="content" tabIndex={-1}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <Drawer
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        placement="left"
        size={280}
        title={copy.menu}
        destroyOnHidden
      >
        <MainMenu lines={lines} onChoose={() => setMenuOpen(false)} />
      </Drawer>
      <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_STORAGE_KEY} />
    </div>
  )
}
