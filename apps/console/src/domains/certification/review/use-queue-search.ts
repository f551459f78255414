import { certificationStates } from '@lqr/contract/certification/states.ts'
import { useListSearch } from '../../../shell/records/use-list-search.ts'

export const ALL_STATES = 'all'

/** certiFlg 2: what a reviewer has to decide; the queue opens with it. */
export const WAITING = '2'

const states = certificationStates.map(({ code }) => ({ code: String(code) }))

/** The filters of the review queue, read from the address. */
export function useQueueSearch() {
  const search = useListSearch()
  const showsAll = search.text('state') === ALL_STATES
  const state = showsAll ? ALL_STATES : (search.oneOf('state', states) ?? WAITING)
  const certiFlg = certificationStates.find(({ code }) => String(code) === state)?.code
  const keyword = search.text('keyword')
  return {
    ...search,
    state,
    filters: {
      ...(certiFlg ? { certiFlg } : {}),
      ...(keyword ? { keyword } : {}),
    },
  }
}
