import { Button, Select } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import {
  type BrokenLink,
  checkAllLinks,
  checkBrokenLink,
  linkFaults,
  type LinkSource,
  linkSources,
  listBrokenLinks,
} from '@lqr/contract/content/broken-link-calls.ts'
import { MAX_KEYWORD_LENGTH } from '@lqr/contract/kernel/keyword.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { openedAddress } from '../../shell/publishing/use-opened.ts'
import { KeywordSearch } from '../../shell/records/keyword-search.tsx'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { useSession } from '../../shell/session/session.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import '../../shell/publishing/publication.css'

const PAGE_SIZE = 20
const texts = copy.broken

/** Where the records of each kind are edited. */
const EDITORS: Readonly<Record<LinkSource, string>> = {
  article: '/content/articles',
  policy: '/policies/documents',
  link: '/content/links',
  placement: '/content/placements',
}

const nameOf = <T extends string>(items: readonly { code: T; name: string }[], wanted: T) =>
  items.find(({ code }) => code === wanted)?.name

function Where({ source, title }: Pick<BrokenLink, 'source' | 'title'>) {
  return (
    <>
      {title}
      <div className="muted">{nameOf(linkSources, source)}</div>
    </>
  )
}

function Since({ brokenSince, checkedAt }: Pick<BrokenLink, 'brokenSince' | 'checkedAt'>) {
  return (
    <span className="tabular nowrap">
      {formatDateTime(brokenSince)}
      {checkedAt && <div className="muted">{texts.checkedAt(formatDateTime(checkedAt))}</div>}
    </span>
  )
}

function Steps({ id, source, recordId, title, href }: BrokenLink) {
  const queries = useQueryClient()
  const { run, isBusy } = useAction(checkBrokenLink, {
    onDone: ({ isBroken, isWaiting }) => {
      toastSuccess(isWaiting ? texts.waiting : isBroken ? texts.stillBroken : texts.mended)
      void queries.invalidateQueries({ queryKey: callKey(listBrokenLinks) })
    },
    onFailure: () => void queries.invalidateQueries({ queryKey: callKey(listBrokenLinks) }),
  })
  const name = [...title].slice(0, MAX_KEYWORD_LENGTH).join('')
  return (
    <div className="record-actions">
      <Link to={openedAddress(EDITORS[source], { id: recordId, name })} aria-label={texts.editOf(title)}>
        {texts.edit}
      </Link>
      <Button
        size="small"
        loading={isBusy}
        aria-label={texts.checkOf(href)}
        onClick={() => run({ params: { id } })}
      >
        {texts.check}
      </Button>
    </div>
  )
}

const columns: readonly RecordColumn<BrokenLink>[] = [
  { key: 'record', title: texts.record, isHeading: true, width: 260, render: (row) => <Where {...row} /> },
  {
    key: 'link',
    title: texts.link,
    width: 300,
    render: ({ words, href }) => (
      <>
        {words}
        <div className="muted prewrap">{href}</div>
      </>
    ),
  },
  { key: 'fault', title: texts.fault, render: ({ fault }) => nameOf(linkFaults, fault) },
  { key: 'since', title: texts.since, render: (row) => <Since {...row} /> },
  { key: 'steps', title: texts.steps, fixed: 'right', render: (row) => <Steps {...row} /> },
]

/** Has everything checked now; what was found is here when the page is read again. */
function CheckAll() {
  const { roles } = useSession().info
  const { run, isBusy } = useAction(checkAllLinks, { onDone: () => toastSuccess(texts.waiting) })
  if (!roles.includes('operator') && !roles.includes('admin')) return null
  return (
    <Button loading={isBusy} onClick={() => run({})}>
      {texts.checkAll}
    </Button>
  )
}

/** Links in published texts that lead nowhere, and the way to the form in which each is mended. */
export function Component() {
  const search = useListSearch()
  const keyword = search.text('keyword')
  const source = search.oneOf('source', linkSources)
  const answer = useCall(
    listBrokenLinks,
    {
      body: {
        currentPageNum: search.page,
        pageSize: PAGE_SIZE,
        ...(keyword && { keyword }),
        ...(source && { source }),
      },
    },
    { keepPrevious: true },
  )
  return (
    <Page title={texts.title} intro={texts.intro} extra={<CheckAll />}>
      <div className="filters" role="search">
        <KeywordSearch
          value={keyword}
          label={texts.keyword}
          className="record-search"
          onSearch={(typed) => search.change({ keyword: typed })}
        />
        <Select
          aria-label={texts.source}
          placeholder={texts.source}
          allowClear
          className="filter-status"
          value={source}
          options={linkSources.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(value) => search.change({ source: value })}
        />
      </div>
      <RecordList
        table="brokenLinks"
        label={texts.list}
        of={answer}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<Notice title={texts.empty} hint={texts.emptyHint} />}
        onPage={search.toPage}
      />
    </Page>
  )
}
