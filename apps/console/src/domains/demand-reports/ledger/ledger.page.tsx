import { Button, Select } from 'antd'
import { Link } from 'react-router'
import { listBatchRecords } from '@lqr/contract/demand-reports/batch-calls.ts'
import { REPORTER_KINDS } from '@lqr/contract/demand-reports/kinds.ts'
import { getReportLedger } from '@lqr/contract/demand-reports/ledger-calls.ts'
import { listLedgerKinds } from '@lqr/contract/demand-reports/ledger-list-calls.ts'
import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { ExportButton } from '../../../shell/exports/export-button.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { LedgerTable } from './ledger-table.tsx'
import '../../../shell/records/figure-table.css'
import '../../../shell/publishing/publication.css'

const BATCHES = { body: { pageSize: 100 } }

/** From the province to the county: how many reports have come how far, and how much was granted and paid out. */
export function Component() {
  const search = useListSearch()
  const batches = useCall(listBatchRecords, BATCHES)
  const known = batches.data?.list ?? []
  const batch = known.find(({ id }) => id === search.text('batch'))
  const kind = search.oneOf('kind', REPORTER_KINDS)
  const area = SUBSTATIONS.find(({ id }) => id === search.text('area'))?.id
  const query = {
    ...(batch ? { batchId: batch.id } : {}),
    ...(kind ? { applicantKind: kind } : {}),
    ...(area ? { areaCode: area } : {}),
  }
  const answer = useCall(getReportLedger, { query }, { keepPrevious: true })
  const rowsOf = (areaCode: string, isOwn = false) => {
    const filters = new URLSearchParams({ status: 'all', filed: 'true', area: areaCode })
    if (isOwn) filters.set('own', 'true')
    if (batch) filters.set('batch', batch.id)
    if (kind) filters.set('kind', kind)
    return `/office/reports?${filters}`
  }
  const areaOf = (areaCode: string) => {
    const filters = new URLSearchParams({ area: areaCode })
    if (batch) filters.set('batch', batch.id)
    if (kind) filters.set('kind', kind)
    return `?${filters}`
  }
  const up = answer.data?.parentArea
  return (
    <Page title={copy.title} intro={answer.data && copy.asOf(formatDateTime(answer.data.asOf))}>
      <div className="filters" role="search">
        <Select
          aria-label={copy.batch}
          className="filter-status"
          placeholder={copy.batch}
          allowClear
          {...(batch ? { value: batch.id } : {})}
          options={known.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id?: string) => search.change({ batch: id })}
        />
        <Select
          aria-label={copy.kind}
          className="filter-status"
          placeholder={copy.kind}
          allowClear
          {...(kind ? { value: kind } : {})}
          options={REPORTER_KINDS.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(code?: string) => search.change({ kind: code })}
        />
        {up && <Button onClick={() => search.change({ area: up })}>{copy.up}</Button>}
      </div>
      <div className="stack">
        <Answer of={answer}>
          {(ledger) => (
            <section className="panel">
              <div className="panel-head">
                <h2>{ledger.areaName}</h2>
                <div className="record-actions">
                  <Link to={rowsOf(ledger.areaCode)}>{copy.rows}</Link>
                  <ExportButton def={getReportLedger} input={{ query }} label={copy.scroll} />
                </div>
              </div>
              {ledger.total.filed === 0 ? (
                <p className="muted">{copy.empty}</p>
              ) : (
                <LedgerTable ledger={ledger} rowsOf={rowsOf} areaOf={areaOf} />
              )}
            </section>
          )}
        </Answer>
        <section className="panel">
          <div className="panel-head">
            <h2>{copy.file.title}</h2>
            <ExportButton def={listLedgerKinds} input={{ query }} label={copy.file.title} />
          </div>
          <p className="muted">{copy.file.hint}</p>
        </section>
      </div>
    </Page>
  )
}
