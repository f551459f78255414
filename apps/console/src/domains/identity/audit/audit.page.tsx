import { hashKey, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { listAudit } from '@lqr/contract/identity/audit-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { ExportButton } from '../../../shell/exports/export-button.tsx'
import { Failure } from '../../../shell/page/failure.tsx'
import { Loading } from '../../../shell/page/loading.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { PlainRecords } from '../../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { callKey } from '../../../shell/use-call.ts'
import { AuditDrawer } from './audit-drawer.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { actionName, actorKind, actorName, type AuditRow, entityName } from './audit-row.ts'
import { copy } from './copy.ts'
import { useAudit } from './use-audit.ts'
import { auditFilters, type AuditSearch, useAuditSearch } from './use-audit-search.ts'
import '../identity.css'

function columnsOf(open: (row: AuditRow) => void): readonly RecordColumn<AuditRow>[] {
  return [
    {
      key: 'action',
      title: copy.action,
      isHeading: true,
      render: (row) => (
        <Button
          type="link"
          className="inline-link"
          aria-label={copy.open(actionName(row), formatDateTime(row.at))}
          onClick={() => open(row)}
        >
          {actionName(row)}
        </Button>
      ),
    },
    {
      key: 'at',
      title: copy.at,
      render: ({ at }) => <span className="tabular nowrap">{formatDateTime(at)}</span>,
    },
    { key: 'actor', title: copy.actor, render: actorName },
    { key: 'kind', title: copy.kind, render: actorKind },
    {
      key: 'entity',
      title: copy.entity,
      render: (row) => (row.entityId ? copy.entityOf(entityName(row), row.entityId) : entityName(row)),
    },
    { key: 'address', title: copy.address, render: ({ ip }) => <span className="tabular">{ip}</span> },
  ]
}

/** The audit log: who did what to which object, and when. */
export function Component() {
  const queries = useQueryClient()
  const { search, change } = useAuditSearch()
  const [shown, setShown] = useState<AuditRow>()
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useAudit(search)
  const ask = (wanted: AuditSearch) => {
    change({ ...wanted })
    // The same once more: what has been written since then stands above.
    if (hashKey([auditFilters(wanted)]) === hashKey([auditFilters(search)])) {
      void queries.resetQueries({ queryKey: callKey(listAudit), type: 'active' })
    }
  }
  const rows = data?.pages.flatMap(({ list }) => list)
  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      extra={
        rows?.length ? (
          <ExportButton def={listAudit} input={{ body: auditFilters(search) }} label={copy.list} />
        ) : null
      }
    >
      <AuditFilters search={search} change={ask} />
      {!rows && !error && <Loading />}
      {!rows && error && <Failure hint={asFailure(error).msg} onRetry={() => void refetch()} />}
      {rows?.length === 0 && (
        <div className="panel">
          <Notice title={copy.empty} hint={copy.emptyHint} />
        </div>
      )}
      {rows && rows.length > 0 && (
        <>
          <PlainRecords
            table="auditLog"
            label={copy.list}
            rows={rows}
            columns={columnsOf(setShown)}
            rowKey={({ id }) => id}
          />
          <div className="list-end">
            {hasNextPage ? (
              <Button onClick={() => void fetchNextPage()} {...busy(isFetchingNextPage)}>
                {copy.older}
              </Button>
            ) : (
              <p className="muted">{copy.end}</p>
            )}
          </div>
        </>
      )}
      {shown && (
        <AuditDrawer
          row={shown}
          onSearch={(wanted) => {
            change({ ...wanted })
            setShown(undefined)
          }}
          onClose={() => setShown(undefined)}
        />
      )}
    </Page>
  )
}
