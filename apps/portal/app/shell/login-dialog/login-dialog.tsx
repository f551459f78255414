import { Dialog } from '@base-ui/react/dialog'
import type { getCaptcha } from '@lqr/contract/identity/calls.ts'
import type { TokenPair } from '@lqr/contract/identity/entities.ts'
import { Tabs } from '@lqr/ui/tabs.tsx'
import { useCaptcha } from '@lqr/web-client/captcha/use-captcha.ts'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { call } from '../call.ts'
import { forgetVisitor, setLoginDialog, useLoginState } from '../session/login-state.ts'
import { currentAddress, throughDuties } from '../session/own-console.ts'
import { signIn } from '../session/sign-in.ts'
import { SiteLink } from '../site-link.tsx'
import { showToast } from '../toast/toast-store.ts'
import { copy } from './copy.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { ForgotUserName } from './forgot-user-name.tsx'
import { takeWanted } from './open-login.ts'
import { PasswordLogin } from './password-login.tsx'
import { RegisterForm } from './register-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SmsLogin } from './sms-login.tsx'

// The field itself says that no picture came.
const loadCaptcha = (wantsVoice: boolean) => {
  const query = { voice: wantsVoice ? 'true' : 'false' } as const
  return call<typeof getCaptcha>('GET', '/admin/verificationCode', { query }, { quiet: true })
}

/** The forms of the open dialog; made anew each time it opens. */
function LoginForms({ onClose }: { onClose: () => void }) {
  const captcha = useCaptcha(loadCaptcha)
  const { revalidate } = useRevalidator()
  const [tab, setTab] = useState('password')
  const [opened, setOpened] = useState<readonly string[]>(['password'])
  const choose = (key: string) => {
    setTab(key)
    setOpened([...opened, key])
  }
  const mustReset = useLoginState((state) => state.mustResetPassword)
  const [forgot, setForgot] = useState(mustReset)
  const [forgotName, setForgotName] = useState(false)
  const [awaitingCode, setAwaitingCode] = useState<string>()
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  const thirdLogin = `/thirdLogin?target=${encodeURIComponent(here)}`

  const loggedIn = async (pair: TokenPair) => {
    if (pair.secondFactor === 'required') {
      setAwaitingCode(pair.access_token)
      return
    }
    const { mustResetPassword, mustConsent } = await signIn(pair)
    if (mustResetPassword) {
      setAwaitingCode(undefined)
      captcha.refresh()
      setForgot(true)
      return
    }
    const { goOn, address } = takeWanted()
    onClose()
    showToast({ tone: 'success', text: copy.loggedIn })
    if (pair.secondFactor === 'enrol' || mustConsent) {
      location.assign(throughDuties(address ?? currentAddress()))
      return
    }
    await revalidate()
    goOn?.()
  }

  const passwordReset = async () => {
    showToast({ tone: 'success', text: copy.resetDone })
    forgetVisitor()
    setForgot(false)
    captcha.refresh()
    await revalidate()
  }

  if (awaitingCode !== undefined) {
    const back = () => {
      setAwaitingCode(undefined)
      captcha.refresh()
    }
    return (
      <>
        <Dialog.Title className="m-0 mb-4 text-title">{copy.codeTitle}</Dialog.Title>
        <SecondFactor token={awaitingCode} onLoggedIn={loggedIn} onBack={back} />
      </>
    )
  }
  if (forgot) {
    return (
      <>
        <Dialog.Title className="m-0 mb-4 text-title">{copy.forgotTitle}</Dialog.Title>
        <ForgotPassword
          captcha={captcha}
          mustReset={mustReset}
          onDone={() => void passwordReset()}
          onBack={() => setForgot(false)}
        />
      </>
    )
  }
  if (forgotName) {
    const back = () => {
      setForgotName(false)
      captcha.refresh()
    }
    return (
      <>
        <Dialog.Title className="m-0 mb-4 text-title">{copy.forgotUserName}</Dialog.Title>
        <ForgotUserName captcha={captcha} onBack={back} />
      </>
    )
  }
  return (
    <>
      <Dialog.Title className="sr-only">{copy.title}</Dialog.Title>
      <Tabs
        label={copy.title}
        chosen={tab}
        onChoose={choose}
        tabs={[
          {
            key: 'password',
            label: copy.passwordTab,
            content: (
              <PasswordLogin
                captcha={captcha}
                onLoggedIn={loggedIn}
                onForgot={() => setForgot(true)}
                onForgotUserName={() => setForgotName(true)}
              />
            ),
          },
          {
            key: 'sms',
            label: copy.smsTab,
            content: opened.includes('sms') && <SmsLogin captcha={captcha} onLoggedIn={loggedIn} />,
          },
          {
            key: 'register',
            label: copy.registerTab,
            content: opened.includes('register') && (
              <RegisterForm
                captcha={captcha}
                onRegistered={() => {
                  showToast({ tone: 'success', text: copy.registered })
                  captcha.refresh()
                  choose('password')
                }}
              />
            ),
          },
        ]}
      />
      {tab !== 'register' && (
        <p className="mt-4 border-t border-line pt-3 text-note">
          <SiteLink href={thirdLogin} reloadDocument className="inline-flex items-center max-sm:min-h-11">
            {copy.thirdLogin}
          </SiteLink>
        </p>
      )}
    </>
  )
}

/** Login by password or SMS, registration and a new password. Opened by the login state's flag. */
export default function LoginDialog() {
  const open = useLoginState((state) => state.loginDialogStatus)
  const popup = useRef<HTMLDivElement>(null)
  // A finger would have its keyboard cover the dialog at once.
  const firstField = () => popup.current?.querySelector<HTMLElement>('input[name=username]') ?? true
  const close = () => setLoginDialog(false)
  const dismiss = () => {
    takeWanted()
    close()
  }
  return (
    <Dialog.Root open={open} disablePointerDismissal onOpenChange={(next) => !next && dismiss()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-ink/40" />
        <Dialog.Popup
          ref={popup}
          initialFocus={(openedBy) => (openedBy === 'touch' ? true : firstField())}
          className="fixed top-1/2 left-1/2 z-40 max-h-[96dvh] w-[30rem] max-w-[calc(100vw-1rem)] -translate-x-1/2 -translate-y-1/2 scroll-pb-20 overflow-y-auto rounded-card bg-surface p-6 pt-4 shadow-raised max-sm:p-4"
        >
          <Dialog.Close
            aria-label={copy.close}
            className="absolute top-2 right-2 z-10 grid size-11 cursor-pointer place-items-center text-muted hover:text-ink"
          >
            <X size={20} />
          </Dialog.Close>
          <LoginForms onClose={close} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
