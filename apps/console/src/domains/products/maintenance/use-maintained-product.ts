import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  countMaintainedProducts,
  getMaintainedProduct,
  listMaintainedProducts,
  maintenanceErrors,
} from '@lqr/contract/products/maintenance-calls.ts'
import type { MaintainedProduct } from '@lqr/contract/products/maintenance-entities.ts'
import { productStatusName } from '@lqr/contract/products/product-states.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { isOvertaken } from '../../../shell/overtaken.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

/** Whether somebody else was faster with the product. */
export function isProductOvertaken(failure: CallFailure): boolean {
  return isOvertaken(failure, [maintenanceErrors.illegalMove, maintenanceErrors.staleVersion])
}

/** The row a 409 carries: the product as it is now. */
function currentRow(data: unknown): MaintainedProduct | undefined {
  const isRow = typeof data === 'object' && data !== null && 'versions' in data && 'can' in data
  return isRow ? (data as MaintainedProduct) : undefined
}

function standingName({ status, changeStatus }: MaintainedProduct): string {
  const name = productStatusName(status)
  return changeStatus ? `${name}，${copy.change(productStatusName(changeStatus))}` : name
}

/** What follows a move on a product: its new standing replaces the old one in every list and page. */
export function useProductCache() {
  const queries = useQueryClient()
  const forgetLists = () => {
    void queries.invalidateQueries({ queryKey: callKey(listMaintainedProducts) })
    void queries.invalidateQueries({ queryKey: callKey(countMaintainedProducts) })
  }
  return {
    forgetLists,
    put(product: MaintainedProduct) {
      queries.setQueryData(callKey(getMaintainedProduct, { params: { id: product.id } }), product)
      forgetLists()
    },
  }
}

/** A product and what follows a move on it; where somebody else was faster, how the product stands now. */
export function useMaintainedProduct(id: string) {
  const cache = useProductCache()
  const answer = useCall(getMaintainedProduct, { params: { id } })
  const [changedNote, setChangedNote] = useState<string>()
  return {
    answer,
    changedNote,
    forgetChange: () => setChangedNote(undefined),
    moved(next: MaintainedProduct, said: string) {
      setChangedNote(undefined)
      cache.put(next)
      toastSuccess(said)
    },
    /** Answers whether the failure was such a conflict. */
    async conflicted(failure: CallFailure): Promise<boolean> {
      if (!isProductOvertaken(failure)) return false
      const current = currentRow(failure.data) ?? (await answer.refetch()).data
      if (current) cache.put(current)
      setChangedNote(current ? copy.changed(standingName(current)) : failure.msg)
      return true
    },
  }
}

export type ProductOnScreen = ReturnType<typeof useMaintainedProduct>
