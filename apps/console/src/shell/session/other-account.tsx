import { Alert, Button } from 'antd'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { copy } from '../copy.ts'
import { useCall } from '../use-call.ts'

const LOOK_AGAIN_SECONDS = 5

/**
 * Above a page that was shown for one account in a browser that has signed in as another meanwhile: nothing is taken away, and nothing
 * sent. It goes when the first one is signed in again.
 */
export function OtherAccount({ name }: { name: string }) {
  useCall(getUserInfo, {}, { quiet: true, refetchSeconds: LOOK_AGAIN_SECONDS })
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
