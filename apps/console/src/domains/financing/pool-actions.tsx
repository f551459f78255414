import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  grabNeed,
  joinNeedQueue,
  leaveNeedQueue,
  listPoolNeeds,
  listResponses,
} from '@lqr/contract/financing/response-calls.ts'
import type { PoolNeed } from '@lqr/contract/financing/response-entities.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { workAddress } from '../../shell/cases/work-address.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { ConfirmDialog } from '../../shell/forms/confirm-dialog.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey } from '../../shell/use-call.ts'
import { poolFacts } from './pool-facts.ts'
import { poolCopy as texts } from './response-copy.ts'

/** What was read of the pool is old now, whether the institution got what it wanted or somebody was faster. */
function useRefresh() {
  const queries = useQueryClient()
  return () => {
    for (const def of [listPoolNeeds, listResponses, listTasks])
      void queries.invalidateQueries({ queryKey: callKey(def) })
  }
}

function GrabDialog({ need, onClose }: { need: PoolNeed; onClose: () => void }) {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { run, isBusy } = useAction(grabNeed, {
    onDone(response) {
      refresh()
      toastSuccess(texts.grabbed)
      void navigate(workAddress('response', response.id))
    },
    onFailure() {
      refresh()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={texts.grabTitle}
      okText={texts.grab}
      isBusy={isBusy}
      onOk={() => run({ params: { id: need.needId } })}
      onClose={onClose}
    >
      <div className="stack">
        <Facts items={poolFacts(need)} />
        <Alert type="info" showIcon title={texts.grabWarning} />
      </div>
    </ConfirmDialog>
  )
}

/** What the institution may do about a need of the pool: take it, wait for it, or step out of the line. */
export function PoolActions({ need }: { need: PoolNeed }) {
  const [isOpen, setIsOpen] = useState(false)
  const refresh = useRefresh()
  const join = useAction(joinNeedQueue, {
    onDone(now) {
      refresh()
      toastSuccess(texts.joined(now.place ?? now.waiting))
    },
    onFailure: refresh,
  })
  const leave = useAction(leaveNeedQueue, {
    onDone() {
      refresh()
      toastSuccess(texts.left)
    },
    onFailure: refresh,
  })
  const input = { params: { id: need.needId } }
  if (need.responseId !== null) return <Link to={workAddress('response', need.responseId)}>{texts.open}</Link>
  return (
    <>
      {need.can.grab && (
        <Button type="primary" size="small" onClick={() => setIsOpen(true)}>
          {texts.grab}
        </Button>
      )}
      {need.can.join && (
        <Button size="small" {...busy(join.isBusy)} onClick={() => join.run(input)}>
          {texts.join}
        </Button>
      )}
      {need.can.leave && (
        <Button size="small" {...busy(leave.isBusy)} onClick={() => leave.run(input)}>
          {texts.leave}
        </Button>
      )}
      {isOpen && <GrabDialog need={need} onClose={() => setIsOpen(false)} />}
    </>
  )
}
