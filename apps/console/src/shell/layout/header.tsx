import { Badge, Button } from 'antd'
import { ALargeSmall, ArrowLeft, Bell, ChevronDown, LogOut, Menu as MenuIcon, UserRound } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { copy } from '../copy.ts'
import { MenuButton } from '../forms/menu-button.tsx'
import { useSession } from '../session/session.ts'
import { useSignOut } from '../session/use-sign-in.ts'
import { chooseElder, useElder } from '../elder/use-elder.ts'
import { useUnread } from './use-unread.ts'
import { Wordmark } from './wordmark.tsx'

/** Beyond it the bell says `99+`. */
const MOST_SHOWN = 99

function UnreadBell() {
  const unread = useUnread()
  return (
    <Link to="/messages" className="header-icon" aria-label={copy.unread(unread, MOST_SHOWN)}>
      <Badge count={unread} size="small" overflowCount={MOST_SHOWN} aria-hidden>
        <Bell aria-hidden size={20} strokeWidth={1.5} />
      </Badge>
    </Link>
  )
}

function AccountMenu() {
  const { displayName } = useSession()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const isElder = useElder()
  const items = [
    // The button has room for two lines of it, on a phone for three.
    { key: 'name', type: 'group' as const, label: <span className="account-whole-name">{displayName}</span> },
    { key: 'security', label: copy.account, icon: <UserRound aria-hidden size={16} strokeWidth={1.5} /> },
    {
      key: 'elder',
      label: isElder ? copy.leaveElder : copy.elder,
      icon: <ALargeSmall aria-hidden size={16} strokeWidth={1.5} />,
    },
    { key: 'logout', label: copy.logout, icon: <LogOut aria-hidden size={16} strokeWidth={1.5} /> },
  ]
  const choose = ({ key }: { key: string }) => {
    if (key === 'elder') chooseElder(!isElder)
    else void (key === 'logout' ? signOut() : navigate('/security'))
  }
  return (
    <MenuButton type="text" className="account-button" menu={{ items, onClick: choose }}>
      <UserRound aria-hidden className="account-icon" size={20} strokeWidth={1.5} />
      <span className="account-name">{displayName}</span>
      <ChevronDown aria-hidden size={16} strokeWidth={1.5} />
    </MenuButton>
  )
}

/** Name of the product, way back to the portal, unread messages, account. */
export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  return (
    <header className="header">
      <Button
        type="text"
        className="menu-button"
        aria-label={copy.openMenu}
        icon={<MenuIcon aria-hidden size={20} strokeWidth={1.5} />}
        onClick={onOpenMenu}
      />
      <Link to="/" className="wordmark">
        <Wordmark />
      </Link>
      <div className="header-end">
        <a href="/index" className="portal-link" aria-label={copy.backToPortal}>
          <ArrowLeft aria-hidden size={16} strokeWidth={1.5} />
          <span>{copy.backToPortal}</span>
        </a>
        <UnreadBell />
        <AccountMenu />
      </div>
    </header>
  )
}
