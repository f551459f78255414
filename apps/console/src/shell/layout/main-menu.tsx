import { NavLink, useLocation } from 'react-router'
import { copy } from '../copy.ts'
import { useElder } from '../elder/use-elder.ts'
import { menuFor, type RouteLine } from '../menu.ts'
import { useSession } from '../session/session.ts'

/** So many entries of a group stand in view in elder-friendly mode; the others are one press away. */
const FEW = 4

interface MenuProps {
  lines: readonly RouteLine[]
  onChoose?: () => void
}

function Entries({ lines, onChoose }: MenuProps) {
  return (
    <ul>
      {lines.map(({ path, menu }) => {
        const Icon = menu?.icon
        return (
          <li key={path}>
            <NavLink to={`/${path}`} {...(onChoose ? { onClick: onChoose } : {})} end={path === 'personal'}>
              {Icon && <Icon aria-hidden size={18} strokeWidth={1.5} />}
              {menu?.label}
            </NavLink>
          </li>
        )
      })}
    </ul>
  )
}

/** The first entries, and the others behind a word; open where the page that is shown is one of them. */
function FewEntries({ lines, onChoose }: MenuProps) {
  const { pathname } = useLocation()
  const [first, others] = [lines.slice(0, FEW), lines.slice(FEW)]
  const choose = onChoose ? { onChoose } : {}
  return (
    <>
      <Entries lines={first} {...choose} />
      {others.length > 0 && (
        <details open={others.some(({ path }) => pathname.startsWith(`/${path}`))}>
          <summary>{copy.moreMenu}</summary>
          <Entries lines={others} {...choose} />
        </details>
      )}
    </>
  )
}

/** The menu of the signed-in account; in elder-friendly mode it begins with few choices. */
export function MainMenu({ lines, onChoose }: MenuProps) {
  const { roles, info } = useSession()
  const List = useElder() ? FewEntries : Entries
  return (
    <nav aria-label={copy.menu} className="menu">
      {menuFor(lines, roles, info.permissions).map(({ group, lines: grouped }) => (
        <section key={group} aria-label={copy.groups[group]}>
          <p aria-hidden className="menu-group">
            {copy.groups[group]}
          </p>
          <List lines={grouped} {...(onChoose ? { onChoose } : {})} />
        </section>
      ))}
    </nav>
  )
}
