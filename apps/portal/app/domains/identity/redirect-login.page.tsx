import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Route } from './+types/redirect-login.page.ts'
import { openLogin } from '../../shell/login-dialog/open-login.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { NoticeView } from '../../shell/pages/notice-view.tsx'
import { signOut } from '../../shell/session/sign-in.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { copy } from './copy.ts'
import { placeName } from './place-name.ts'
import { relayRequest, type RelayRequest } from './relay-request.ts'
import { ThirdLoginView } from './third-login-view.tsx'
import { useThirdLogin } from './use-third-login.ts'

const texts = copy.relay
const HOME = '/index'

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: texts.title, description: texts.description }),
  { name: 'robots', content: 'noindex' },
]

function Refused({ why, onIn }: { why: keyof typeof texts.refused; onIn: () => void }) {
  return (
    <NoticeView
      title={texts.refusedTitle}
      action={
        <>
          <Button kind="primary" onClick={() => openLogin(onIn, HOME)}>
            {texts.login}
          </Button>
          <SiteLink href="/index" className={buttonStyle('secondary')}>
            {copy.third.home}
          </SiteLink>
        </>
      }
    >
      <p role="alert">{texts.refused[why]}</p>
    </NoticeView>
  )
}

interface AskProps {
  target: string
  onGo: () => void
  onStay: () => void
}

/** Nobody is signed in, and nobody's login is changed, by merely opening an address. */
function Ask({ target, onGo, onStay }: AskProps) {
  const { session, menu } = useShell()
  const place = <p className="mt-1 font-semibold break-all">{placeName(target, menu)}</p>
  if (session.signedIn) {
    return (
      <NoticeView
        title={texts.keep(session.corporateName ?? session.name)}
        action={
          <>
            <Button kind="primary" onClick={onStay}>
              {texts.stay}
            </Button>
            <Button onClick={onGo}>{texts.switch}</Button>
          </>
        }
      >
        <p>{texts.keepText}</p>
        {place}
      </NoticeView>
    )
  }
  return (
    <NoticeView
      title={texts.ask}
      action={
        <Button kind="primary" onClick={onGo}>
          {texts.continue}
        </Button>
      }
    >
      <p>{texts.askText}</p>
      {place}
    </NoticeView>
  )
}

/** The relay of other platforms: a ticket and a page of ours; anything else is refused and explained. */
export default function RedirectLogin() {
  const { hasPage, session } = useShell()
  const navigate = useNavigate()
  const [request, setRequest] = useState<RelayRequest>()
  const [going, setGoing] = useState(false)
  const read = useRef(false)
  const { step, exchange, goOn, goTo, refuse } = useThirdLogin({ at: 'checking' })
  useEffect(() => {
    if (read.current) return
    read.current = true
    setRequest(relayRequest(location.search, hasPage))
    void navigate(location.pathname, { replace: true, preventScrollReset: true })
  }, [hasPage, navigate])

  if (!request) {
    return (
      <NoticeView title={texts.title}>
        <p role="status">{texts.wait}</p>
        <noscript>{texts.noScript}</noscript>
      </NoticeView>
    )
  }
  if ('refused' in request) return <Refused why={request.refused} onIn={() => goTo(HOME)} />
  const { ticket, target } = request
  const go = async () => {
    setGoing(true)
    if (session.signedIn) await signOut().catch(() => undefined)
    await exchange(ticket, target)
  }
  if (!going) return <Ask target={target} onGo={() => void go()} onStay={() => goTo(target)} />
  return (
    <ThirdLoginView
      step={step}
      target={target}
      onPair={(pair) => goOn(pair, target)}
      onAgain={() => location.assign(`/thirdLogin?target=${encodeURIComponent(target)}`)}
      onElsewhere={() => goTo(target)}
      onRefused={refuse}
    />
  )
}
