import { Pagination } from 'antd'
import { useState } from 'react'
import { listAuthorisations } from '@lqr/contract/credit/calls.ts'
import { copy as shell } from '../../shell/copy.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { useCall } from '../../shell/use-call.ts'
import type { Authorisation } from './authorisation.ts'
import { AuthorisationCard } from './authorisation-card.tsx'
import { copy } from './copy.ts'
import { RevokeDialog } from './revoke-dialog.tsx'

/** The consent wallet. */
export function Component() {
  const { page, toPage } = useListSearch()
  const [revoking, setRevoking] = useState<Authorisation>()
  const answer = useCall(listAuthorisations, { body: { currentPageNum: page } }, { keepPrevious: true })
  return (
    <Page title={copy.title} intro={copy.intro}>
      <Answer of={answer}>
        {({ list, total, currentPageNum, pageSize, totalIsEstimate }) =>
          total === 0 ? (
            <div className="panel">
              <Notice title={copy.empty} hint={copy.emptyHint} />
            </div>
          ) : (
            <>
              <ul className="stack" aria-label={copy.list}>
                {list.map((one) => (
                  <li key={one.id}>
                    <AuthorisationCard authorisation={one} onRevoke={() => setRevoking(one)} />
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
      {revoking && <RevokeDialog authorisation={revoking} onClose={() => setRevoking(undefined)} />}
    </Page>
  )
}
