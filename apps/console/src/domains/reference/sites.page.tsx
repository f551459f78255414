import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { listSiteAddresses, listSiteRows, type SiteRow, siteRow } from '@lqr/contract/reference/site-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { copy as shared } from '../../shell/copy.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { SiteDrawer } from './site-drawer.tsx'
import { SiteFilters } from './site-filters.tsx'
import { useSiteSearch } from './use-site-search.ts'
import './reference.css'

const PAGE_SIZE = 20
const { shape } = siteRow

function OpenUrl({ openUrl }: Pick<SiteRow, 'openUrl'>) {
  if (openUrl === '') return <span className="muted">{copy.none}</span>
  return (
    <a href={openUrl} target="_blank" rel="noopener noreferrer" className="open-url">
      {openUrl}
      <span className="sr-only">{copy.newWindow}</span>
    </a>
  )
}

function columnsOf(edit: (site: SiteRow) => void): readonly RecordColumn<SiteRow>[] {
  return [
    { key: 'name', title: labelOf(shape.name), isHeading: true, render: ({ name }) => name },
    {
      key: 'parent',
      title: labelOf(shape.parentName),
      render: ({ parentName }) => parentName ?? shared.none,
    },
    { key: 'id', title: labelOf(shape.id), render: ({ id }) => <span className="tabular">{id}</span> },
    {
      key: 'path',
      title: copy.ownAddress,
      render: ({ path }) => <a href={path ? `/${path}/index` : '/index'}>/{path}</a>,
    },
    { key: 'openUrl', title: labelOf(shape.openUrl), render: (site) => <OpenUrl {...site} /> },
    {
      key: 'updatedAt',
      title: copy.updatedAt,
      render: ({ updatedAt }) => <span className="tabular nowrap">{formatDateTime(updatedAt)}</span>,
    },
    {
      key: 'actions',
      title: copy.actions,
      render: (site) => (
        <Button
          size="small"
          className="site-edit"
          aria-label={copy.editOf(site.name)}
          onClick={() => edit(site)}
        >
          {copy.edit}
        </Button>
      ),
    },
  ]
}

/** The sites of the province, and the address that opens instead of one. */
export function Component() {
  const search = useSiteSearch()
  const queries = useQueryClient()
  const [edited, setEdited] = useState<SiteRow>()
  const answer = useCall(
    listSiteRows,
    { body: { ...search.filters, currentPageNum: search.page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  const renew = () => {
    for (const call of [listSiteRows, listSiteAddresses])
      void queries.invalidateQueries({ queryKey: callKey(call) })
  }
  const saved = () => {
    toastSuccess(copy.saved)
    setEdited(undefined)
    renew()
  }
  const refused = ({ code, data }: CallFailure) => {
    if (code !== 409) return
    // Somebody else was quicker: what is there now stands beside what was typed, and saving again replaces it knowingly.
    setEdited(data as SiteRow)
    renew()
  }
  return (
    <Page title={copy.title} intro={copy.intro}>
      <SiteFilters keyword={search.keyword} choice={search.choice} change={search.change} />
      <RecordList
        table="sites"
        label={copy.list}
        of={answer}
        columns={columnsOf(setEdited)}
        rowKey={(site) => site.id}
        empty={<Notice title={copy.empty} hint={copy.emptyHint} />}
        onPage={search.toPage}
      />
      {edited && (
        <SiteDrawer
          key={edited.id}
          site={edited}
          onSaved={saved}
          onFailure={refused}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  )
}
