import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { discardJob, getWorkStanding, listJobs, retryJob } from '@lqr/contract/operations/calls.ts'
import type { Job } from '@lqr/contract/operations/entities.ts'
import { JOB_NAMES } from '@lqr/contract/operations/job-names.ts'
import { ConfirmDialog } from '../../shell/forms/confirm-dialog.tsx'
import { busy } from '../../shell/forms/busy.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { callKey } from '../../shell/use-call.ts'
import { useAction } from '../../shell/use-action.ts'
import { copy } from './copy.ts'

/** What an operator may do with a job that nobody works on: let it run now, or give it up for good. */
export function JobActions({ job }: { job: Job }) {
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  // Also after a refusal: the job has then moved on.
  const renew = () => {
    setIsAsking(false)
    void queries.invalidateQueries({ queryKey: callKey(listJobs) })
    void queries.invalidateQueries({ queryKey: callKey(getWorkStanding) })
  }
  const done = (said: string) => ({
    onDone: () => {
      toastSuccess(said)
      renew()
    },
    onFailure: renew,
  })
  const retrying = useAction(retryJob, done(copy.retried))
  const discarding = useAction(discardJob, done(copy.discarded))
  if (job.state === 'running') return null
  const name = nameOf(JOB_NAMES, job.name) ?? job.name
  const input = { params: { id: job.id } }
  return (
    <div className="form-actions">
      <Button
        size="small"
        aria-label={copy.retryOf(name, job.id)}
        {...busy(retrying.isBusy)}
        onClick={() => retrying.run(input)}
      >
        {copy.retry}
      </Button>
      <Button size="small" danger aria-label={copy.discardOf(name, job.id)} onClick={() => setIsAsking(true)}>
        {copy.discard}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.discardTitle}
          okText={copy.discardOk}
          isDanger
          isBusy={discarding.isBusy}
          onOk={() => discarding.run(input)}
          onClose={() => setIsAsking(false)}
        >
          <p>{copy.discardText(name)}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
