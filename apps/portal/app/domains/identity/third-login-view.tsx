import type { TokenPair } from '@lqr/contract/identity/entities.ts'
import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import type { ReactNode } from 'react'
import { openLogin } from '../../shell/login-dialog/open-login.ts'
import { SecondFactor } from '../../shell/login-dialog/second-factor.tsx'
import { NoticeView } from '../../shell/pages/notice-view.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { ThirdLoginStep } from './use-third-login.ts'

const texts = copy.third

interface Props {
  step: ThirdLoginStep
  target: string
  onPair: (pair: TokenPair) => Promise<void>
  onAgain: () => void
  /** After a login in another way. */
  onElsewhere: () => void
  onRefused: (text: string) => void
}

const home = (
  <SiteLink href="/index" className={buttonStyle('quiet')}>
    {texts.home}
  </SiteLink>
)

function Waiting({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center gap-3">
      <span
        aria-hidden
        className="size-5 animate-spin rounded-pill border-2 border-primary-line border-t-primary"
      />
      {text}
    </p>
  )
}

function viewOf(props: Props): [title: string, ReactNode, ReactNode?] {
  const { step, target, onPair, onAgain, onElsewhere, onRefused } = props
  switch (step.at) {
    case 'leaving':
    case 'checking':
      return [texts.title, <Waiting key="wait" text={texts[step.at]} />]
    case 'code':
      return [
        texts.title,
        <div key="code" className="w-96 max-w-full">
          <p className="mb-3">{texts.codeIntro}</p>
          <SecondFactor token={step.token} onLoggedIn={onPair} onBack={() => onRefused(texts.codeLeft)} />
        </div>,
      ]
    case 'reset':
      return [
        texts.title,
        <p key="reset">{texts.resetHint}</p>,
        <Button key="open" kind="primary" onClick={() => openLogin(onElsewhere, target)}>
          {texts.reset}
        </Button>,
      ]
    case 'done':
      return [
        texts.done(step.name),
        <p key="done" role="status">
          {texts.doneHint}
        </p>,
        <a key="go" href={target || '/index'} className={buttonStyle('primary')}>
          {texts.goOn}
        </a>,
      ]
    case 'failed':
      return [
        texts.failedTitle,
        <p key="why" role="alert">
          {step.text}
        </p>,
        <>
          <Button kind="primary" onClick={onAgain}>
            {texts.again}
          </Button>
          <Button onClick={() => openLogin(onElsewhere, target)}>{texts.otherWay}</Button>
          {home}
        </>,
      ]
  }
}

/** A login through the unified identity service: on its way, asking for a code, there, or what went wrong and the way on. */
export function ThirdLoginView(props: Props) {
  const [title, content, action] = viewOf(props)
  return (
    <NoticeView title={title} action={action}>
      {content}
    </NoticeView>
  )
}
