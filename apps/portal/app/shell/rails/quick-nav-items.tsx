import CircleHelp from 'lucide-react/icons/circle-help'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import MapPin from 'lucide-react/icons/map-pin'
import MessageSquare from 'lucide-react/icons/message-square'
import Phone from 'lucide-react/icons/phone'
import QrCode from 'lucide-react/icons/qr-code'
import { lazy, Suspense, useRef } from 'react'
import { QrFigure } from '../footer/qr-figure.tsx'
import { SiteLink } from '../site-link.tsx'
import { qrTargets } from '../site-settings.ts'
import { useProtectedAction } from '../protected-action/use-protected-action.ts'
import { useShell } from '../use-shell.ts'
import { copy } from './copy.ts'
import { Flyout } from './flyout.tsx'
import { useFlyouts } from './use-flyouts.ts'

function Unreachable() {
  return <p>{copy.offline}</p>
}

const RegionalLinks = lazy(() => import('./regional-links.tsx').catch(() => ({ default: Unreachable })))

const look =
  'flex min-h-12 w-full cursor-pointer items-center gap-2 px-3 text-note text-ink no-underline hover:bg-primary-soft hover:text-primary'

/** What the quick navigation holds; loaded when it is first unfolded. A panel that a click keeps open keeps it open too. */
export default function QuickNavItems({ onPress }: { onPress: () => void }) {
  const { settings, hasPage } = useShell()
  const { messaging, questionnaires } = qrTargets(settings)
  const { run } = useProtectedAction()
  const box = useRef<HTMLUListElement>(null)
  const flyouts = useFlyouts(box)
  const press = (key: string) => {
    onPress()
    flyouts.press(key)
  }
  const shared = { of: { ...flyouts, press }, className: look }
  return (
    <ul
      ref={box}
      className="m-0 list-none divide-y divide-line rounded-r-card border border-l-0 border-line bg-surface p-0"
    >
      {hasPage('/helpCenter') && (
        <li>
          <SiteLink href="/helpCenter" className={look}>
            <CircleHelp size={18} />
            {copy.help}
          </SiteLink>
        </li>
      )}
      <Flyout {...shared} icon={MapPin} label={copy.regionalServices}>
        <Suspense fallback={<p role="status">{copy.loading}</p>}>
          <RegionalLinks />
        </Suspense>
      </Flyout>
      <Flyout {...shared} icon={Phone} label={copy.phoneAdvice}>
        {settings.hotlines.map(({ label, number }) => (
          <p key={number}>
            {label}：
            <a href={`tel:${number}`} className="underline">
              {number}
            </a>
          </p>
        ))}
        <p className="text-note text-muted">{settings.serviceHours}</p>
      </Flyout>
      {messaging.map((code) => (
        <Flyout key={code.key} {...shared} icon={QrCode} label={copy.onlineContact}>
          <QrFigure code={code} />
        </Flyout>
      ))}
      {hasPage('/messageBoard') && (
        <li>
          <button
            type="button"
            onClick={() => run('openMessageBoard', { page: '/messageBoard' })}
            className={look}
          >
            <MessageSquare size={18} />
            {copy.messageBoard}
          </button>
        </li>
      )}
      {questionnaires.length > 0 && (
        <Flyout {...shared} icon={ClipboardList} label={copy.questionnaires}>
          <div className="flex gap-4">
            {questionnaires.map((code) => (
              <QrFigure key={code.key} code={code} />
            ))}
          </div>
        </Flyout>
      )}
    </ul>
  )
}
