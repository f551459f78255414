import { Tag } from '@lqr/ui/tag.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import User from 'lucide-react/icons/user'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { avatarLeadsToCertification, visitorStatus } from '../session/certification-status.ts'
import { useLateClicks } from '../scripts/late-click.ts'
import type { SessionView } from '../session/session-view.ts'
import { signOut } from '../session/sign-in.ts'
import { useManagementLink } from '../session/use-management-link.ts'
import { siteAddress } from '../site-address.ts'
import { showToast } from '../toast/toast-store.ts'
import { useDisclosure } from '../use-disclosure.ts'
import { useShell } from '../use-shell.ts'
import { copy } from './copy.ts'
import { useAvatar } from './use-avatar.ts'
import { USER_COMMANDS } from './user-commands.ts'

/** What the visitor is to the platform: certification of an enterprise, a badge for type 7, otherwise the kind of account. */
function StatusText({ session }: { session: SessionView }) {
  const status = visitorStatus(session)
  if (!status) return null
  return status.badge ? (
    <Tag tone={status.badge}>{status.text}</Tag>
  ) : (
    <span className="text-muted">{status.text}</span>
  )
}

const commandLook =
  'flex min-h-10 w-full cursor-pointer items-center rounded-control px-3 text-note text-ink no-underline hover:bg-primary-soft hover:text-primary max-sm:min-h-11'

/** The visitor: avatar, status, and the dropdown with the four commands. */
export default function SignedIn({ session }: { session: SessionView }) {
  const { site } = useShell()
  const menu = useDisclosure()
  const late = useLateClicks(menu.box)
  const { revalidate } = useRevalidator()
  const [leaving, setLeaving] = useState(false)
  const picture = useAvatar(session.avatar)
  const certifies = avatarLeadsToCertification(session)
  const managementLink = useManagementLink()
  const avatarLink = certifies ? { href: siteAddress(site.path, '/authentication') } : managementLink('/')
  const leave = async () => {
    setLeaving(true)
    const isConfirmed = await signOut().then(
      () => true,
      () => false,
    )
    showToast(
      isConfirmed ? { tone: 'success', text: copy.loggedOut } : { tone: 'info', text: copy.loggedOutHere },
    )
    menu.setOpen(false)
    setLeaving(false)
    await revalidate()
  }
  return (
    <div ref={menu.box} {...late} onKeyDown={menu.onKeyDown} className="relative flex items-center gap-2">
      <a
        {...avatarLink}
        aria-label={certifies ? copy.certify : copy.enterManagement}
        className="grid size-8 place-items-center overflow-hidden rounded-pill bg-primary-soft text-primary"
      >
        {picture ? <img src={picture} alt="" className="size-8 object-cover" /> : <User size={18} />}
      </a>
      <span className="max-sm:hidden">
        <StatusText session={session} />
      </span>
      <button
        type="button"
        {...menu.button}
        className="flex min-h-11 cursor-pointer items-center gap-1 text-ink hover:text-primary"
      >
        <span
          title={session.corporateName ?? session.name}
          className="line-clamp-3 max-w-56 text-left leading-tight max-sm:max-w-24 max-sm:text-[12px]"
        >
          {session.corporateName ?? session.name}
        </span>
        <ChevronDown size={16} />
      </button>
      <ul
        id={menu.panelId}
        hidden={!menu.open}
        className="absolute top-full right-0 z-40 m-0 min-w-40 list-none rounded-card border border-line bg-surface p-2 shadow-raised"
      >
        {USER_COMMANDS.map(({ label, path }) =>
          path ? (
            <li key={label}>
              <a {...managementLink(path)} className={commandLook}>
                {label}
              </a>
            </li>
          ) : (
            <li key={label} className="mt-1 border-t border-line pt-1">
              <button type="button" onClick={() => void leave()} aria-busy={leaving} className={commandLook}>
                {label}
              </button>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
