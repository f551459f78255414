import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { listFigureProducts } from '@lqr/contract/statistics/filtered-calls.ts'
import { useCall } from '../../../shell/use-call.ts'
import { figuresCopy } from './copy.ts'
import { useFigureFilter, useViewer } from './use-figure-filter.ts'

const { filters } = figuresCopy

/** One product, found by a part of its name among those with applications in the chosen area and institution. */
export function ProductSelect() {
  const { kind } = useViewer()
  const { filter, change } = useFigureFilter()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { areaCode, orgId, productId } = filter
  const body = {
    ...(areaCode ? { areaCode } : {}),
    ...(orgId ? { orgId } : {}),
    ...(productId ? { productId } : {}),
    ...(keyword ? { keyword } : {}),
  }
  const found = useCall(listFigureProducts, { body }, { keepPrevious: true })
  const options = (found.data ?? []).map(({ id, name, orgName }) => ({
    value: id,
    label: kind === 'authority' ? `${name}（${orgName}）` : name,
  }))
  return (
    <Select
      aria-label={filters.product}
      allowClear
      placeholder={filters.all.product}
      value={productId ?? null}
      options={options}
      loading={found.isFetching}
      notFoundContent={filters.noProduct}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      onChange={(product: string | undefined) => change({ product })}
    />
  )
}
