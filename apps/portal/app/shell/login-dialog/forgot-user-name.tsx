import type { getUserName } from '@lqr/contract/identity/calls.ts'
import { Button } from '@lqr/ui/button.tsx'
import type { Captcha } from '@lqr/web-client/captcha/use-captcha.ts'
import { useState } from 'react'
import { call } from '../call.ts'
import { copy } from './copy.ts'
import { ProvePhone } from './prove-phone.tsx'

/** The user names that are registered with a number, told to who has the phone. */
export function ForgotUserName({ captcha, onBack }: { captcha: Captcha; onBack: () => void }) {
  const [names, setNames] = useState<readonly string[]>()
  const showNames = async (ticket: string) => {
    const path = '/api/system/LoginController/getUserName'
    const { userNames } = await call<typeof getUserName>('POST', path, { body: { ticket } }, { quiet: true })
    setNames(userNames)
  }
  return (
    <div className="flex flex-col gap-4">
      {names ? (
        <div role="status">
          <p className="m-0">{names.length > 0 ? copy.userNames : copy.noUserName}</p>
          <ul className="m-0 pl-5">
            {names.map((name) => (
              <li key={name} className="font-bold break-all">
                {name}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <ProvePhone captcha={captcha} onProved={showNames} />
      )}
      <Button kind="quiet" size="small" onClick={onBack} className="self-start">
        {copy.back}
      </Button>
    </div>
  )
}
