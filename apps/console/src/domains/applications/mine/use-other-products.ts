import { useInfiniteQuery } from '@tanstack/react-query'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { call } from '../../../shell/client.ts'
import { callKey } from '../../../shell/use-call.ts'
import { othersFrom } from './other-products.ts'

const PAGE_SIZE = 20

/** Products of other institutions that lend this amount for this long under this guarantee, page after page. */
export function useOtherProducts(application: ApplicationDetail, keyword: string) {
  const { orgId, amountYuan, termMonths, guaranteeMode: mode } = application
  const guaranteeMode = GUARANTEE_MODES.find(({ code }) => code === mode)?.code
  const wanted = {
    outsideHouseOf: orgId,
    amountYuan: amountYuan ?? undefined,
    termMonths: termMonths ?? undefined,
    onlineApply: true,
    ...(guaranteeMode ? { guaranteeMode } : {}),
    ...(keyword ? { keyword } : {}),
  }
  return useInfiniteQuery({
    queryKey: [...callKey(listProducts), 'others', application.id, wanted],
    queryFn: ({ pageParam, signal }) =>
      othersFrom(pageParam, application, (currentPageNum) =>
        call(listProducts, { body: { ...wanted, currentPageNum, pageSize: PAGE_SIZE } }, { signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
  })
}
