import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { autoAcceptReports, listDemandReports } from '@lqr/contract/demand-reports/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { useAction } from '../../../shell/use-action.ts'
import { callKey } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { Dialog } from '../../../shell/forms/dialog.tsx'

const texts = copy.auto

/** What became of each report; those that stay say why. */
function Outcome({ result }: { result: CallOutput<typeof autoAcceptReports> }) {
  const kept = result.rows.filter(({ isAccepted }) => !isAccepted)
  return (
    <div role="status">
      <p>{result.rows.length === 0 ? texts.none : texts.done(result.accepted, result.kept)}</p>
      {result.next && <p>{texts.more}</p>}
      <ul>
        {kept.map(({ id, reportNo, corporateName, problems }) => (
          <li key={id}>
            <Link to={`/office/reports/${id}`}>{corporateName || reportNo}</Link>：{problems.join('；')}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Accepts at once what passes the five tests, after asking. */
export function AutoAccept({ batch }: { batch: { id: string; name: string } | undefined }) {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [result, setResult] = useState<CallOutput<typeof autoAcceptReports>>()
  const { run, isBusy } = useAction(autoAcceptReports, {
    onDone: (made) => {
      setResult(made)
      for (const def of [listDemandReports, listTasks]) {
        void queries.invalidateQueries({ queryKey: callKey(def) })
      }
    },
  })
  const close = () => {
    setOpen(false)
    setResult(undefined)
  }
  const start = () => {
    const after = result?.next ? { after: result.next } : {}
    run({ body: { ...(batch ? { batchId: batch.id } : {}), ...after } })
  }
  const isOver = result !== undefined && result.next === null
  const okText = result ? texts.goOn : texts.ok
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      {isOpen && (
        <Dialog
          title={texts.title}
          onCancel={close}
          footer={
            <Button type="primary" onClick={isOver ? close : start} {...busy(isBusy)}>
              {isOver ? texts.close : okText}
            </Button>
          }
        >
          {result ? (
            <Outcome result={result} />
          ) : (
            <p>
              {texts.text}
              {batch && texts.ofBatch(batch.name)}
            </p>
          )}
        </Dialog>
      )}
    </>
  )
}
