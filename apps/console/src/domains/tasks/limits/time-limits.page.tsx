import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import { endTimeLimit, listTimeLimits, type TimeLimit } from '@lqr/contract/tasks/time-limit-calls.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { PlainRecords } from '../../../shell/records/plain-records.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { limitColumns } from './limit-columns.tsx'
import { LimitDialog } from './limit-dialog.tsx'
import { clockText, daysText, limitText } from './limit-text.ts'

const PAGE_SIZE = 20

/** How long the clocks of all kinds of cases run: as declared, and what areas and institutions have instead. */
export function Component() {
  const queries = useQueryClient()
  const [which, setWhich] = useState<'current' | 'all'>('current')
  const [edited, setEdited] = useState<TimeLimit | 'new'>()
  const [ended, setEnded] = useState<TimeLimit>()
  const answer = useCall(listTimeLimits, { query: { which } }, { keepPrevious: true })
  const renew = () => void queries.invalidateQueries({ queryKey: callKey(listTimeLimits) })
  const done = (text: string) => {
    toastSuccess(text)
    setEdited(undefined)
    setEnded(undefined)
    renew()
  }
  const end = useAction(endTimeLimit, {
    onDone: () => done(copy.endDone),
    onFailure: () => {
      setEnded(undefined)
      renew()
    },
  })
  const refused = ({ code, data }: CallFailure) => {
    if (code !== 409) return
    // Somebody else was quicker: saving again then follows on what holds now.
    if (data) setEdited(data as TimeLimit)
    renew()
  }
  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      extra={
        <Button type="primary" onClick={() => setEdited('new')}>
          {copy.add}
        </Button>
      }
    >
      <Answer of={answer}>
        {({ limits, defaults }) => (
          <div className="stack">
            <section className="panel">
              <h2>{copy.defaults}</h2>
              <Facts
                items={defaults.map((limit) => ({ label: clockText(limit.clock), value: daysText(limit) }))}
                columns={3}
              />
            </section>
            <section className="panel">
              <div className="panel-head">
                <h2>{copy.list}</h2>
                <Checkbox
                  checked={which === 'all'}
                  onChange={({ target }) => setWhich(target.checked ? 'all' : 'current')}
                >
                  {copy.withEnded}
                </Checkbox>
              </div>
              {limits.length === 0 ? (
                <Notice title={copy.empty} hint={copy.emptyHint} />
              ) : (
                <PlainRecords
                  table="timeLimits"
                  label={copy.list}
                  rows={limits}
                  columns={limitColumns({ change: setEdited, end: setEnded })}
                  rowKey={({ id }) => id}
                  pageSize={PAGE_SIZE}
                />
              )}
            </section>
          </div>
        )}
      </Answer>
      {edited && (
        <LimitDialog
          limit={edited === 'new' ? undefined : edited}
          onSaved={() => done(copy.saved)}
          onFailure={refused}
          onClose={() => setEdited(undefined)}
        />
      )}
      {ended && (
        <ConfirmDialog
          title={copy.endTitle}
          okText={copy.end}
          isDanger
          isBusy={end.isBusy}
          onOk={() => end.run({ params: { id: ended.id } })}
          onClose={() => setEnded(undefined)}
        >
          {copy.endText(limitText(ended))}
        </ConfirmDialog>
      )}
    </Page>
  )
}
