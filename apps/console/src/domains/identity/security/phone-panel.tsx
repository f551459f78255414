import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { SESSION_KEY } from '../../../shell/session/session-key.ts'
import { useSession } from '../../../shell/session/session.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { ChangePhone } from './change-phone.tsx'
import { copy } from './copy.ts'

const texts = copy.phone

/** The bound phone number. */
export function PhonePanel() {
  const queries = useQueryClient()
  const { phonenumber } = useSession().info.user
  const [isChanging, setChanging] = useState(false)
  const done = () => {
    toastSuccess(texts.done)
    setChanging(false)
    void queries.invalidateQueries({ queryKey: SESSION_KEY })
  }
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{texts.title}</h2>
        {phonenumber && <Button onClick={() => setChanging(true)}>{texts.change}</Button>}
      </div>
      <p className="tabular">{phonenumber ? maskPhone(phonenumber) : texts.none}</p>
      <p className="muted">{phonenumber ? texts.intro : texts.noneHint}</p>
      {isChanging && phonenumber && (
        <ChangePhone oldPhone={phonenumber} onDone={done} onClose={() => setChanging(false)} />
      )}
    </section>
  )
}
