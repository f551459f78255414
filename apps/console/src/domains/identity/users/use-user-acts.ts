import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getUser,
  listUsers,
  renewInitialPassword,
  resetSecondFactor,
  setUserStatus,
} from '@lqr/contract/identity/user-admin-calls.ts'
import type { UserRow } from '@lqr/contract/identity/user-entities.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { toastError, toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import type { InitialPassword } from './initial-password-dialog.tsx'

export type UserAct = 'edit' | 'status' | 'password' | 'phone' | 'factor'

const CONFLICT = 409

/** Somebody else was quicker: the answer brings the account as it is now. */
function isOutdated({ code, data }: CallFailure): boolean {
  return code === CONFLICT && data !== undefined && data !== null
}

/** What is done to an account. Whoever was slower than somebody else sees the account as it is now. */
export function useUserActs(user: UserRow) {
  const queries = useQueryClient()
  const [act, setAct] = useState<UserAct>()
  const [made, setMade] = useState<InitialPassword>()
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: callKey(getUser, { params: { id: user.id } }) })
    void queries.invalidateQueries({ queryKey: callKey(listUsers) })
  }
  const settle = (said?: string) => {
    if (said) toastSuccess(said)
    setAct(undefined)
    refresh()
  }
  const status = useAction(setUserStatus, {
    onDone: (after) => settle(after.status === 'active' ? copy.enabled : copy.disabled),
    onFailure: (failure) => {
      if (isOutdated(failure)) settle()
    },
  })
  const password = useAction(renewInitialPassword, {
    onDone: (renewed) => {
      setMade(renewed)
      settle()
    },
  })
  const factor = useAction(resetSecondFactor, { onDone: () => settle(copy.resetDone) })
  const { id, version } = user
  return {
    act,
    setAct,
    made,
    forget: () => setMade(undefined),
    isBusy: status.isBusy || password.isBusy || factor.isBusy,
    edited: () => settle(copy.form.saved),
    phoneSet: () => settle(copy.phoneDone),
    editFailed: (failure: CallFailure) => {
      if (!isOutdated(failure)) return
      toastError(copy.changed)
      settle()
    },
    toggle: () =>
      status.run({
        params: { id },
        body: { status: user.status === 'active' ? 'disabled' : 'active', version },
      }),
    renew: () => password.run({ params: { id } }),
    reset: () => factor.run({ params: { id } }),
  }
}
