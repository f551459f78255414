import { Button, Input } from 'antd'
import { useState } from 'react'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import type { ProductCard } from '@lqr/contract/products/entities.ts'
import { maxLengthOf } from '@lqr/contract/kernel/field-limits.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { formatAmountRange, formatTermRange } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { Failure } from '../../../shell/page/failure.tsx'
import { Loading } from '../../../shell/page/loading.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { copy } from './copy.ts'
import { useOtherProducts } from './use-other-products.ts'
import '../../../shell/cases/cases.css'

interface ProductChooserProps {
  application: ApplicationDetail
  onChoose: (product: ProductCard) => void
}

const texts = copy.transfer

interface ChoicesProps {
  products: readonly ProductCard[]
  onChoose: (product: ProductCard) => void
}

function Choices({ products, onChoose }: ChoicesProps) {
  return (
    <ul className="choices" aria-label={texts.choose}>
      {products.map((product) => (
        <li key={product.id}>
          <button type="button" onClick={() => onChoose(product)}>
            <strong>{product.name}</strong>
            <span className="muted">{product.orgName}</span>
            <span className="tabular">
              {formatAmountRange(product.amountMinYuan, product.amountMaxYuan)} ·{' '}
              {formatTermRange(product.termMinMonths, product.termMaxMonths)} · {texts.cost}{' '}
              {texts.costFrom(formatPercent(product.annualCostMin))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Found({ application, keyword, onChoose }: ProductChooserProps & { keyword: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOtherProducts(
    application,
    keyword,
  )
  const products = data?.pages.flatMap(({ list }) => list)
  if (!products)
    return error ? <Failure hint={asFailure(error).msg} onRetry={() => void refetch()} /> : <Loading />
  if (products.length === 0) return <Notice title={texts.none} hint={texts.noneHint} />
  return (
    <>
      <Choices products={products} onChoose={onChoose} />
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} {...busy(isFetchingNextPage)}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

/** Products of other institutions to choose from, narrowed by a word. */
export function ProductChooser(props: ProductChooserProps) {
  const [keyword, setKeyword] = useState('')
  return (
    <div className="stack">
      <p>{texts.intro}</p>
      <Input.Search
        placeholder={texts.keyword}
        aria-label={texts.keyword}
        enterButton={texts.search}
        allowClear
        maxLength={maxLengthOf(listProducts.body.shape.keyword)}
        onSearch={(text) => setKeyword(text.trim())}
      />
      <p className="muted">{texts.fits}</p>
      <Found {...props} keyword={keyword} />
    </div>
  )
}
