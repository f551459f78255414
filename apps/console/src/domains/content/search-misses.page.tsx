import { Select } from 'antd'
import { Link } from 'react-router'
import { listSearchMisses, missPeriods } from '@lqr/contract/content/search-miss-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { KeywordSearch } from '../../shell/records/keyword-search.tsx'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import '../../shell/publishing/publication.css'

type Miss = CallOutput<typeof listSearchMisses>['list'][number]

const PAGE_SIZE = 20
const USUAL = '30'
const texts = copy.misses

const columns: readonly RecordColumn<Miss>[] = [
  { key: 'words', title: texts.words, isHeading: true, render: ({ words }) => words },
  { key: 'times', title: texts.times, render: ({ times }) => <span className="tabular">{times}</span> },
  { key: 'sites', title: texts.sites, render: ({ siteNames }) => siteNames.join('、') },
  {
    key: 'lastDay',
    title: texts.lastDay,
    render: ({ lastDay }) => <span className="tabular nowrap">{formatDate(lastDay)}</span>,
  },
  {
    key: 'shown',
    title: texts.shown,
    render: ({ hasPartial }) => (hasPartial ? texts.partial : texts.nothing),
  },
  {
    key: 'steps',
    title: texts.steps,
    render: ({ words }) => (
      <Link
        to={`/content/abbreviations?${new URLSearchParams({ short: words }).toString()}`}
        aria-label={texts.addOf(words)}
        className="nowrap"
      >
        {texts.add}
      </Link>
    ),
  },
]

/** What visitors looked for in vain, and the way to an abbreviation that helps the next one. */
export function Component() {
  const search = useListSearch()
  const keyword = search.text('keyword')
  const period = search.oneOf('period', missPeriods) ?? USUAL
  const answer = useCall(
    listSearchMisses,
    { body: { currentPageNum: search.page, pageSize: PAGE_SIZE, period, ...(keyword && { keyword }) } },
    { keepPrevious: true },
  )
  return (
    <Page title={texts.title} intro={texts.intro}>
      <div className="filters" role="search">
        <KeywordSearch
          value={keyword}
          label={texts.keyword}
          className="record-search"
          onSearch={(typed) => search.change({ keyword: typed })}
        />
        <Select
          aria-label={texts.period}
          className="filter-status"
          value={period}
          options={missPeriods.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(value) => search.change({ period: value })}
        />
      </div>
      <RecordList
        table="searchMisses"
        label={texts.list}
        of={answer}
        columns={columns}
        rowKey={({ words }) => words}
        empty={<Notice title={texts.empty} hint={texts.emptyHint} />}
        onPage={search.toPage}
      />
    </Page>
  )
}
