import { Button } from 'antd'
import { useState } from 'react'
import { listNeedResponses } from '@lqr/contract/financing/response-calls.ts'
import { useCall } from '../../shell/use-call.ts'
import { DispatchDialog } from './dispatch-dialog.tsx'
import { dispatchCopy as texts } from './response-copy.ts'

/** The button that opens the dispatch of a need, while the server says that it may be dispatched. */
export function DispatchAction({ needId }: { needId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useCall(listNeedResponses, { params: { id: needId } }, { quiet: true })
  if (!data?.can.dispatch) return null
  return (
    <>
      <Button type="primary" onClick={() => setIsOpen(true)}>
        {texts.button}
      </Button>
      {isOpen && <DispatchDialog needId={needId} onClose={() => setIsOpen(false)} />}
    </>
  )
}
