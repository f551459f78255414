import { Pagination } from 'antd'
import type { ReactNode } from 'react'
import { listTaxLicences } from '@lqr/contract/tax/calls.ts'
import { copy as shell } from '../../shell/copy.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import type { TaxLicence } from './entities.ts'

interface LicenceListProps {
  bizNo?: string | undefined
  empty: { title: string; hint: string }
  card: (licence: TaxLicence) => ReactNode
}

/** Licences, the newest first, a page at a time. */
export function LicenceList({ bizNo, empty, card }: LicenceListProps) {
  const { page, toPage } = useListSearch()
  const body = { currentPageNum: page, ...(bizNo ? { bizNo } : {}) }
  const answer = useCall(listTaxLicences, { body }, { keepPrevious: true })
  return (
    <section aria-label={copy.licences} className="stack">
      <h2>{copy.licences}</h2>
      <Answer of={answer}>
        {({ list, total, currentPageNum, pageSize, totalIsEstimate }) =>
          total === 0 ? (
            <div className="panel">
              <Notice {...empty} />
            </div>
          ) : (
            <>
              <ul className="stack" aria-label={copy.licencesLabel}>
                {list.map((licence) => (
                  <li key={licence.id}>{card(licence)}</li>
                ))}
              </ul>
              <Pagination
                className="record-pages"
                align="end"
                current={currentPageNum}
                pageSize={pageSize}
                total={total}
                showSizeChanger={false}
                hideOnSinglePage
                showTotal={(count) => shell.total(count, totalIsEstimate ?? false)}
                onChange={toPage}
              />
            </>
          )
        }
      </Answer>
    </section>
  )
}
