import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { listSessions } from '@lqr/contract/identity/session-calls.ts'
import { useSession } from '../../../shell/session/session.ts'
import { useSignOut } from '../../../shell/session/use-sign-in.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import { ResetPassword } from '../password/reset-password.tsx'
import { ChangePassword } from './change-password.tsx'
import { copy } from './copy.ts'

const texts = copy.password

/** The password: changed with the old one, or set anew with a code to the bound phone. */
export function PasswordPanel() {
  const queries = useQueryClient()
  const { info } = useSession()
  const signOut = useSignOut()
  const [way, setWay] = useState<'old' | 'phone'>()
  const close = () => setWay(undefined)
  const changed = () => {
    toastSuccess(texts.done)
    close()
    void queries.invalidateQueries({ queryKey: callKey(listSessions) })
  }
  const reset = () => {
    toastSuccess(texts.byPhoneDone)
    void signOut()
  }
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{texts.title}</h2>
        <Button onClick={() => setWay('old')}>{texts.change}</Button>
      </div>
      <p className="muted">{texts.intro}</p>
      {way === 'old' && (
        <ChangePassword onDone={changed} onForgotten={() => setWay('phone')} onClose={close} />
      )}
      <Modal
        open={way === 'phone'}
        title={texts.byPhone}
        footer={null}
        mask={{ closable: false }}
        onCancel={close}
        destroyOnHidden
      >
        <ResetPassword onDone={reset} phone={info.user.phonenumber ?? undefined} />
      </Modal>
    </section>
  )
}
