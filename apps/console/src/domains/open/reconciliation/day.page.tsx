import { useQueryClient } from '@tanstack/react-query'
import { Alert, Progress } from 'antd'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import type { ReconciliationDay } from '@lqr/contract/open/reconciliation.ts'
import { getReconciliationDay, listDifferences } from '@lqr/contract/open/reconciliation-calls.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { lastAddress } from '../../../shell/page/last-address.ts'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { DayDifferences } from './day-differences.tsx'
import { FileActions } from './file-actions.tsx'
import { FileFacts } from './file-facts.tsx'
import { StandingTag } from './standing-tag.tsx'

const BUSY_SECONDS = 2
const PERCENT = 100

const isBusy = (day: ReconciliationDay | undefined) =>
  day?.standing === 'making' || day?.standing === 'comparing'

function Working({ of: { doneRows, totalRows } }: { of: ReconciliationDay }) {
  const percent = totalRows === 0 ? 0 : Math.round((doneRows / totalRows) * PERCENT)
  return (
    <div role="status">
      <Progress percent={percent} status="active" size="small" aria-label={copy.working} />
      <p className="muted">{totalRows === 0 ? copy.working : copy.progress(doneRows, totalRows)}</p>
    </div>
  )
}

/** Both files of a day, and what differs. */
export function Component() {
  const { day = '' } = useParams()
  const queries = useQueryClient()
  const input = { params: { day } }
  const known = queries.getQueryData<ReconciliationDay>(callKey(getReconciliationDay, input))
  const answer = useCall(getReconciliationDay, input, isBusy(known) ? { refetchSeconds: BUSY_SECONDS } : {})
  const renew = () => {
    void queries.invalidateQueries({ queryKey: callKey(getReconciliationDay) })
    void queries.invalidateQueries({ queryKey: callKey(listDifferences) })
  }
  const standing = answer.data?.standing
  useEffect(() => {
    // What differs is known anew whenever a comparison has ended.
    void queries.invalidateQueries({ queryKey: callKey(listDifferences) })
  }, [queries, standing])
  return (
    <Page
      title={copy.dayTitle(day)}
      mark={answer.data && <StandingTag standing={answer.data.standing} />}
      extra={<LinkButton to={lastAddress('/workbench/reconciliation')} label={copy.back} />}
    >
      <Answer of={answer}>
        {(found) => (
          <div className="stack">
            {!found.isOver && <Alert className="panel-note" type="info" showIcon title={copy.interim} />}
            <section className="panel">
              <FileActions of={found} onDone={renew} />
              {isBusy(found) && <Working of={found} />}
              {found.standing === 'failed' && (
                <Alert type="warning" showIcon title={copy.givenUp(found.theirs ? copy.again : copy.make)} />
              )}
            </section>
            <section className="panel">
              <h2>{copy.ours}</h2>
              <FileFacts file={found.ours} none={copy.notMade} />
            </section>
            <section className="panel">
              <h2>{copy.theirs}</h2>
              <FileFacts file={found.theirs} none={copy.none} />
            </section>
            <DayDifferences key={found.standing} day={day} onAnswered={renew} />
          </div>
        )}
      </Answer>
    </Page>
  )
}
