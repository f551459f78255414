import { useRef } from 'react'
import { countMaintainedProducts, listMaintainedProducts } from '@lqr/contract/products/maintenance-calls.ts'
import { productStates, type ProductStatus } from '@lqr/contract/products/product-states.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { KeywordSearch } from '../../../shell/records/keyword-search.tsx'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useRowKeys } from '../../../shell/records/use-row-keys.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy as shared } from '../maintenance/copy.ts'
import { productColumns } from '../maintenance/product-columns.tsx'
import { StateLinks } from '../maintenance/state-links.tsx'
import { copy } from './copy.ts'

const texts = copy.queue
const PAGE_SIZE = 20
const REFRESH_SECONDS = 60
const WAITING: ProductStatus = 'SUBMITTED'
/** Shows every state; without a state the queue shows what waits. */
const ALL_STATES = 'all'

const { name, org, standing, category, amount, rate, submitted, updated } = productColumns('/products/review')
const queueColumns = [name, org, standing, category, amount, rate, submitted].flatMap(
  (column) => column ?? [],
)
const listColumns = [name, org, standing, category, amount, rate, updated].flatMap((column) => column ?? [])

/** Products and changes to decide, the longest waiting first; every other state on request. */
export function Component() {
  const search = useListSearch()
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list)
  const showsAll = search.text('status') === ALL_STATES
  const status = showsAll ? undefined : (search.oneOf('status', productStates) ?? WAITING)
  const keyword = search.text('keyword')
  const filters = keyword ? { keyword } : {}
  const isQueue = status === WAITING
  const answer = useCall(
    listMaintainedProducts,
    {
      body: {
        ...filters,
        ...(status ? { status } : {}),
        sort: isQueue ? 'waiting' : 'updated',
        currentPageNum: search.page,
        pageSize: PAGE_SIZE,
      },
    },
    { keepPrevious: true, refetchSeconds: REFRESH_SECONDS },
  )
  const counts = useCall(countMaintainedProducts, { body: filters }, { keepPrevious: true })
  return (
    <Page title={texts.title}>
      <StateLinks
        counts={counts.data}
        chosen={status}
        onChoose={(code) => search.change({ status: code ?? ALL_STATES })}
      />
      <div className="filters" role="search">
        <KeywordSearch
          value={keyword}
          label={shared.list.keyword}
          onSearch={(typed) => search.change({ keyword: typed })}
        />
      </div>
      <div ref={list}>
        <RecordList
          table={isQueue ? 'productReviewQueue' : 'reviewedProducts'}
          label={isQueue ? texts.label : shared.list.label}
          of={answer}
          columns={isQueue ? queueColumns : listColumns}
          rowKey={(row) => row.id}
          empty={<Notice title={isQueue ? texts.empty : shared.list.empty} hint={texts.emptyHint} />}
          onPage={search.toPage}
        />
      </div>
    </Page>
  )
}
