import { useInfiniteQuery } from '@tanstack/react-query'
import { listAudit } from '@lqr/contract/identity/audit-calls.ts'
import { call } from '../../../shell/client.ts'
import { callKey } from '../../../shell/use-call.ts'
import { auditFilters, type AuditSearch } from './use-audit-search.ts'

const PAGE_SIZE = 30

/** The audit log, newest first, page after page: each begins below the last row of the one before. */
export function useAudit(search: AuditSearch) {
  const filters = auditFilters(search)
  return useInfiniteQuery({
    queryKey: [...callKey(listAudit), filters],
    queryFn: ({ pageParam, signal }) =>
      call(
        listAudit,
        { body: { ...filters, pageSize: PAGE_SIZE, ...(pageParam ? { beforeId: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextBeforeId }) => nextBeforeId,
  })
}
