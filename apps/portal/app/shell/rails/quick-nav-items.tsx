import CircleHelp from 'lucide-react/icons/circle-help'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import MapPin from 'lucide-react/icons/map-pin'
import MessageSquare from 'lucide-react/icons/message-square'
import Phone from 'lucide-react/icons/phone'
import QrCode from 'lucide-react/icons/qr-code'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { QrFigure } from '../footer/qr-figure.tsx'
import { SiteLink } from '../site-link.tsx'
import { useProtectedAction } from '../protected-action/use-protected-action.ts'
import { useDisclosure } from '../use-disclosure.ts'
import { useShell } from '../use-shell.ts'

const RegionalLinks = lazy(() => import('./regional-links.tsx'))

const look =
  'flex min-h-12 w-full cursor-pointer items-center gap-2 px-3 text-note text-ink no-underline hover:bg-primary-soft hover:text-primary'

interface IconProps {
  size?: number
}

function Flyout({
  icon: Icon,
  label,
  children,
}: {
  icon: ComponentType<IconProps>
  label: string
  children: ReactNode
}) {
  const flyout = useDisclosure<HTMLLIElement>()
  return (
    <li
      ref={flyout.box}
      onKeyDown={flyout.onKeyDown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && flyout.setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && flyout.setOpen(false)}
      className="relative"
    >
      <button type="button" {...flyout.button} className={look}>
        <Icon size={18} />
        {label}
      </button>
      {/* The padding bridges the gap, so that the pointer can travel into the panel. */}
      <div id={flyout.panelId} hidden={!flyout.open} className="absolute top-0 left-full z-40 pl-2">
        <div className="w-max max-w-80 rounded-card border border-line bg-surface p-4 shadow-raised">
          {flyout.open && children}
        </div>
      </div>
    </li>
  )
}

/** What the quick navigation holds; loaded when it is first unfolded. */
export default function QuickNavItems() {
  const { config, hasPage } = useShell()
  const { run } = useProtectedAction()
  return (
    <>
      {hasPage('/helpCenter') && (
        <li>
          <SiteLink href="/helpCenter" className={look}>
            <CircleHelp size={18} />
            平台帮助
          </SiteLink>
        </li>
      )}
      <Flyout icon={MapPin} label="区域金融服务">
        <Suspense fallback={<p role="status">正在加载…</p>}>
          <RegionalLinks />
        </Suspense>
      </Flyout>
      <Flyout icon={Phone} label="电话咨询">
        {config.hotlines.map(({ label, number }) => (
          <p key={number}>
            {label}：<a href={`tel:${number}`}>{number}</a>
          </p>
        ))}
        <p className="text-note text-muted">{config.serviceHours}</p>
      </Flyout>
      <Flyout icon={QrCode} label="企业在线沟通">
        <QrFigure code={config.messagingQrCode} />
      </Flyout>
      {hasPage('/messageBoard') && (
        <li>
          <button
            type="button"
            onClick={() => run('openMessageBoard', { page: '/messageBoard' })}
            className={look}
          >
            <MessageSquare size={18} />
            留言板
          </button>
        </li>
      )}
      <Flyout icon={ClipboardList} label="问卷调查">
        <div className="flex gap-4">
          {config.questionnaireQrCodes.map((code) => (
            <QrFigure key={code.key} code={code} />
          ))}
        </div>
      </Flyout>
    </>
  )
}
