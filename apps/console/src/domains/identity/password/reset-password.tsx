import { Steps } from 'antd'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { NewPassword } from './new-password.tsx'
import { VerifyPhone } from './verify-phone.tsx'

interface ResetPasswordProps {
  /** The number of who is signed in. */
  phone?: string | undefined
  onDone: () => void
}

const texts = copy.reset

/** The way to a new password for who has the phone: a code proves the phone, its ticket allows one reset. */
export function ResetPassword({ phone, onDone }: ResetPasswordProps) {
  const [ticket, setTicket] = useState<string>()
  const steps = [{ title: texts.stepPhone }, { title: texts.stepPassword }]
  return (
    <>
      <Steps size="small" current={ticket ? 1 : 0} items={steps} className="form-steps" responsive={false} />
      {ticket ? (
        <NewPassword ticket={ticket} onDone={onDone} onExpired={() => setTicket(undefined)} />
      ) : (
        <VerifyPhone scene="password" phone={phone} onTicket={setTicket} />
      )}
    </>
  )
}
