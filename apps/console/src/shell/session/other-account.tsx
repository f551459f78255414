import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useEffect } from 'react'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { copy } from '../copy.ts'
import { useCall } from '../use-call.ts'
import { isOfOtherAccount } from './account-shown.ts'

const LOOK_AGAIN_SECONDS = 5

/**
 * Above a page that was shown for one account in a browser that has signed in as another meanwhile: nothing is taken away, and nothing
 * sent. It goes when the first one is signed in again, and what was refused meanwhile is asked for anew.
 */
export function OtherAccount({ name }: { name: string }) {
  useCall(getUserInfo, {}, { quiet: true, refetchSeconds: LOOK_AGAIN_SECONDS })
  const queries = useQueryClient()
  useEffect(
    () => () =>
      void queries.refetchQueries({
        type: 'active',
        predicate: ({ state }) => isOfOtherAccount(state.error),
      }),
    [queries],
  )
  return (
    <Alert
      banner
      type="warning"
      title={copy.otherAccount(name)}
      description={copy.otherAccountHint}
      action={<Button onClick={() => location.reload()}>{copy.reload}</Button>}
    />
  )
}
