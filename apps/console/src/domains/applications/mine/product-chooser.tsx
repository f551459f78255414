import { Button, Input } from 'antd'
import { useState } from 'react'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import type { ProductCard } from '@lqr/contract/products/entities.ts'
import { maxLengthOf } from '@lqr/contract/kernel/field-limits.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { formatAmountRange, formatTermRange } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import '../../../shell/cases/cases.css'

interface ProductChooserProps {
  application: ApplicationDetail
  onChoose: (product: ProductCard) => void
}

const texts = copy.transfer
const PAGE_SIZE = 10

/** Products of other institutions that lend this amount for this long under this guarantee. */
export function ProductChooser({ application, onChoose }: ProductChooserProps) {
  const [keyword, setKeyword] = useState('')
  const [pages, setPages] = useState(1)
  const own = application.applicantKind
  const guaranteeMode = GUARANTEE_MODES.find(({ code }) => code === application.guaranteeMode)?.code
  const answer = useCall(
    listProducts,
    {
      body: {
        pageSize: PAGE_SIZE * pages,
        amountYuan: application.amountYuan ?? undefined,
        termMonths: application.termMonths ?? undefined,
        onlineApply: true,
        ...(guaranteeMode ? { guaranteeMode } : {}),
        ...(keyword ? { keyword } : {}),
      },
    },
    { keepPrevious: true },
  )
  const search = (text: string) => {
    setKeyword(text.trim())
    setPages(1)
  }
  return (
    <div className="stack">
      <p>{texts.intro}</p>
      <Input.Search
        placeholder={texts.keyword}
        aria-label={texts.keyword}
        enterButton={texts.search}
        allowClear
        maxLength={maxLengthOf(listProducts.body.shape.keyword)}
        onSearch={search}
      />
      <p className="muted">{texts.fits}</p>
      <Answer of={answer}>
        {({ list, total }) => {
          const others = list.filter(
            ({ orgId, applicantKinds: kinds }) =>
              orgId !== application.orgId && (kinds.length === 0 || kinds.some((kind) => kind === own)),
          )
          if (others.length === 0) return <Notice title={texts.none} hint={texts.noneHint} />
          return (
            <>
              <ul className="choices" aria-label={texts.choose}>
                {others.map((product) => (
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
              {list.length < total && list.length < 100 && (
                <Button onClick={() => setPages(pages + 1)}>{texts.more}</Button>
              )}
            </>
          )
        }}
      </Answer>
    </div>
  )
}
