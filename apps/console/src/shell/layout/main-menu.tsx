import { NavLink } from 'react-router'
import { copy } from '../copy.ts'
import { menuFor, type RouteLine } from '../menu.ts'
import { useSession } from '../session/session.ts'

/** The menu of the signed-in account. */
export function MainMenu({ lines, onChoose }: { lines: readonly RouteLine[]; onChoose?: () => void }) {
  const { roles, info } = useSession()
  return (
    <nav aria-label={copy.menu} className="menu">
      {menuFor(lines, roles, info.permissions).map(({ group, lines: grouped }) => (
        <section key={group} aria-label={copy.groups[group]}>
          <p aria-hidden className="menu-group">
            {copy.groups[group]}
          </p>
          <ul>
            {grouped.map(({ path, menu }) => {
              const Icon = menu?.icon
              return (
                <li key={path}>
                  <NavLink
                    to={`/${path}`}
                    {...(onChoose ? { onClick: onChoose } : {})}
                    end={path === 'personal'}
                  >
                    {Icon && <Icon aria-hidden size={18} strokeWidth={1.5} />}
                    {menu?.label}
                  </NavLink>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </nav>
  )
}
