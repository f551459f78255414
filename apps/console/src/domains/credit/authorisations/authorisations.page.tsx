import { Pagination, Select } from 'antd'
import { useState } from 'react'
import { listAuthorisations } from '@lqr/contract/credit/calls.ts'
import { authorisationStates } from '@lqr/contract/credit/states.ts'
import { copy as shell } from '../../../shell/copy.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useCall } from '../../../shell/use-call.ts'
import type { Authorisation } from './authorisation.ts'
import { AuthorisationCard } from './authorisation-card.tsx'
import { copy } from './copy.ts'
import { GrantDialog } from './grant-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

const ALL = ''
const STATUS_OPTIONS = [
  { value: ALL, label: copy.allStatuses },
  ...authorisationStates.map(({ code, name }) => ({ value: code, label: name })),
]

/** The consent wallet. */
export function Component() {
  const { page, toPage, change, oneOf } = useListSearch()
  const status = oneOf('status', authorisationStates)
  const [revoking, setRevoking] = useState<Authorisation>()
  const [granting, setGranting] = useState<Authorisation>()
  const [rejecting, setRejecting] = useState<Authorisation>()
  const acts = { revoke: setRevoking, grant: setGranting, reject: setRejecting }
  const body = { currentPageNum: page, ...(status ? { status } : {}) }
  const answer = useCall(listAuthorisations, { body }, { keepPrevious: true })
  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      extra={<LinkButton to="/personal/authorisations/accesses" label={copy.allAccesses} />}
    >
      <div className="filters" role="search">
        <Select
          aria-label={copy.status}
          className="filter-status"
          value={status ?? ALL}
          options={STATUS_OPTIONS}
          onChange={(next) => change({ status: next })}
        />
      </div>
      <Answer of={answer}>
        {({ list, total, currentPageNum, pageSize, totalIsEstimate }) =>
          total === 0 ? (
            <div className="panel">
              <Notice
                title={status ? copy.noneOfStatus : copy.empty}
                hint={status ? copy.noneOfStatusHint : copy.emptyHint}
              />
            </div>
          ) : (
            <>
              <ul className="stack" aria-label={copy.list}>
                {list.map((one) => (
                  <li key={one.id}>
                    <AuthorisationCard authorisation={one} acts={acts} />
                  </li>
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
      {granting && <GrantDialog authorisation={granting} onClose={() => setGranting(undefined)} />}
      {rejecting && <RejectDialog authorisation={rejecting} onClose={() => setRejecting(undefined)} />}
      {revoking && <RevokeDialog authorisation={revoking} onClose={() => setRevoking(undefined)} />}
    </Page>
  )
}
