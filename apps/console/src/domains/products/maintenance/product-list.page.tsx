import { useRef } from 'react'
import { countMaintainedProducts, listMaintainedProducts } from '@lqr/contract/products/maintenance-calls.ts'
import { productStates } from '@lqr/contract/products/product-states.ts'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { KeywordSearch } from '../../../shell/records/keyword-search.tsx'
import { RecordList } from '../../../shell/records/record-list.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useRowKeys } from '../../../shell/records/use-row-keys.ts'
import { useSession } from '../../../shell/session/session.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { productColumns } from './product-columns.tsx'
import { StateLinks } from './state-links.tsx'

const texts = copy.list
const PAGE_SIZE = 20

const { name, standing, category, amount, rate, applications, updated, org } =
  productColumns('/workbench/products')
const columns = [name, standing, category, amount, rate, applications, org, updated].flatMap((column) =>
  column ? [column] : [],
)

/** The institution's products in every state; the last touched stands first. */
export function Component() {
  const search = useListSearch()
  const list = useRef<HTMLDivElement>(null)
  const { roles } = useSession()
  const maintains = roles.includes('financeProduct')
  useRowKeys(list)
  const status = search.oneOf('status', productStates)
  const keyword = search.text('keyword')
  const filters = keyword ? { keyword } : {}
  const answer = useCall(
    listMaintainedProducts,
    {
      body: {
        ...filters,
        ...(status ? { status } : {}),
        currentPageNum: search.page,
        pageSize: PAGE_SIZE,
      },
    },
    { keepPrevious: true },
  )
  const counts = useCall(countMaintainedProducts, { body: filters }, { keepPrevious: true })
  return (
    <Page
      title={texts.title}
      extra={maintains && <LinkButton to="/workbench/products/new" label={texts.create} />}
    >
      <StateLinks counts={counts.data} chosen={status} onChoose={(code) => search.change({ status: code })} />
      <div className="filters" role="search">
        <KeywordSearch
          value={keyword}
          label={texts.keyword}
          onSearch={(typed) => search.change({ keyword: typed })}
        />
      </div>
      <div ref={list}>
        <RecordList
          table="maintainedProducts"
          label={texts.label}
          of={answer}
          columns={columns}
          rowKey={(row) => row.id}
          empty={<Notice title={texts.empty} hint={maintains ? texts.emptyHint : texts.emptyReadOnly} />}
          onPage={search.toPage}
        />
      </div>
    </Page>
  )
}
