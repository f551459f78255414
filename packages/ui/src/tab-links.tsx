import { classNames } from './class-names.ts'
import type { LinkComponent } from './link-component.ts'
import { tabListLook, tabLook } from './tab-look.ts'

/** Tabs that are addresses: the chosen one is kept in the URL and each works without JavaScript. */
export function TabLinks(props: {
  Link: LinkComponent
  label: string
  tabs: readonly { key: string; label: string; href: string }[]
  current: string
}) {
  const { Link, label, tabs, current } = props
  return (
    <nav aria-label={label} className={tabListLook}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          href={tab.href}
          aria-current={tab.key === current ? 'page' : undefined}
          className={classNames(tabLook(tab.key === current), 'flex items-center')}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
