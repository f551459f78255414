import { Button } from 'antd'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { useCall } from '../use-call.ts'
import { copy } from './copy.ts'
import type { KeptRecord, Publication } from './publication.ts'
import type { RecordSearch } from './use-record-search.ts'

const REVIEW: PublicationStatus = 'REVIEW'
const REFRESH_SECONDS = 60

interface WaitingProps<R extends KeptRecord> {
  publication: Publication<R>
  /** The record that those counted stand under. */
  under: Readonly<Record<string, string>> | undefined
  search: Pick<RecordSearch, 'filters' | 'change'>
}

/** How many of the records that were asked for wait for a second person; pressed, the list shows them alone. */
export function Waiting<R extends KeptRecord>({ publication, under, search }: WaitingProps<R>) {
  const { list } = publication.calls
  const body = { ...under, ...search.filters, status: REVIEW, pageSize: 1 }
  const { data } = useCall(list, { body } as CallInput<typeof list>, {
    keepPrevious: true,
    refetchSeconds: REFRESH_SECONDS,
  })
  const isChosen = search.filters.status === REVIEW
  return (
    <Button aria-pressed={isChosen} onClick={() => search.change({ status: isChosen ? undefined : REVIEW })}>
      {copy.waiting(data?.total ?? 0)}
    </Button>
  )
}
