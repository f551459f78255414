import { Button } from 'antd'
import { useState } from 'react'
import { fitProducts } from '@lqr/contract/products/fit-calls.ts'
import type { ProductFit } from '@lqr/contract/products/fit.ts'
import { ExportButton } from '../../../shell/exports/export-button.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { FitCard } from './fit-card.tsx'
import type { Want } from './want-address.ts'
import './fit.css'

const PAGE_SIZE = 10
const MOST = 100

interface GroupProps {
  title: string
  label: string
  products: readonly ProductFit[]
  want: Want
}

function Group({ title, label, products, want }: GroupProps) {
  if (products.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul className="fit-list" aria-label={label}>
        {products.map((product) => (
          <FitCard key={product.id} product={product} want={want} />
        ))}
      </ul>
    </>
  )
}

const passes = ({ conditions }: ProductFit) => conditions.every(({ result }) => result === 'met')

/** The listed products compared with a want, condition by condition: those that pass, those with something to confirm, then those that do not yet. */
export function FitList({ want }: { want: Want }) {
  const [pages, setPages] = useState(1)
  const pageSize = Math.min(PAGE_SIZE * pages, MOST)
  const answer = useCall(fitProducts, { body: { ...want, pageSize } }, { keepPrevious: true })
  return (
    <Answer of={answer}>
      {({ list, total, fitting, passing }) => (
        <div className="stack" role="region" aria-label={copy.results}>
          <div>
            <ExportButton def={fitProducts} input={{ body: want }} label={copy.results} />
          </div>
          {fitting === 0 && <Notice role="status" title={copy.noneFits} hint={copy.noneFitsHint} />}
          <Group
            title={copy.passing(passing)}
            label={copy.passingList}
            products={list.filter(passes)}
            want={want}
          />
          <Group
            title={copy.toConfirm(fitting - passing)}
            label={copy.toConfirmList}
            products={list.filter((product) => product.fits && !passes(product))}
            want={want}
          />
          <Group
            title={copy.other(total - fitting)}
            label={copy.otherList}
            products={list.filter(({ fits }) => !fits)}
            want={want}
          />
          {list.length < total && pageSize < MOST && (
            <Button onClick={() => setPages(pages + 1)}>{copy.more}</Button>
          )}
          <p className="muted">{copy.note}</p>
        </div>
      )}
    </Answer>
  )
}
