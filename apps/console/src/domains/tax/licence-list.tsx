import type { ReactNode } from 'react'
import { listTaxLicences } from '@lqr/contract/tax/calls.ts'
import { CardPages } from '../../shell/records/card-pages.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import type { TaxLicence } from './entities.ts'

interface LicenceListProps {
  bizNo?: string | undefined
  empty: { title: string; hint: string }
  renderCard: (licence: TaxLicence) => ReactNode
}

/** A licence offers a report once the one before is over. */
const LIVE = { keepPrevious: true, refetchSeconds: 60 } as const

/** Licences, the newest first, a page at a time. */
export function LicenceList({ bizNo, empty, renderCard }: LicenceListProps) {
  const { page, toPage } = useListSearch()
  const body = { currentPageNum: page, ...(bizNo ? { bizNo } : {}) }
  const answer = useCall(listTaxLicences, { body }, LIVE)
  return (
    <section aria-label={copy.licences} className="stack">
      <h2>{copy.licences}</h2>
      <CardPages
        label={copy.licencesLabel}
        of={answer}
        empty={empty}
        renderCard={renderCard}
        onPage={toPage}
      />
    </section>
  )
}
