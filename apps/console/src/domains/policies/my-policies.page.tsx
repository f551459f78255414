import { Button } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { MAX_KEYWORD_LENGTH } from '@lqr/contract/kernel/keyword.ts'
import { declareOwnMatch, listOwnMatches, openOwnMatch } from '@lqr/contract/policies/ledger-calls.ts'
import { formatDate, formatDateShort } from '@lqr/ui/format-date.ts'
import { ConfirmDialog } from '../../shell/forms/confirm-dialog.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { footstepColumns } from './footsteps.tsx'
import '../../shell/publishing/publication.css'

type Match = CallOutput<typeof listOwnMatches>['list'][number]

const PAGE_SIZE = 20

/** Notes that the enterprise has declared, or says from which day on that can be noted. */
function Declaring({ match, onAsk }: { match: Match; onAsk: () => void }) {
  const { name, canDeclare, declaredAt, declareFrom } = match
  if (canDeclare)
    return (
      <Button size="small" aria-label={copy.declareOf(name)} onClick={onAsk}>
        {copy.declare}
      </Button>
    )
  const isAhead = declaredAt === null && declareFrom !== null
  return isAhead ? <span className="muted">{copy.notBegun(formatDate(declareFrom))}</span> : null
}

/** The policy items that the background found to fit the own enterprise. */
export function Component() {
  const search = useListSearch()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Match>()
  const answer = useCall(
    listOwnMatches,
    { body: { currentPageNum: search.page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  )
  const renew = () => void queries.invalidateQueries({ queryKey: callKey(listOwnMatches) })
  const open = useAction(openOwnMatch, { onDone: renew, quiet: true })
  const declare = useAction(declareOwnMatch, {
    onDone: () => {
      toastSuccess(copy.declareDone)
      setAsked(undefined)
      renew()
    },
  })
  const actions = (row: Match) => (
    <div className="record-actions">
      <a
        href={`/smartPolicy?keyword=${encodeURIComponent([...row.name].slice(0, MAX_KEYWORD_LENGTH).join(''))}`}
        target="_blank"
        rel="noopener"
        onClick={() => open.run({ params: { id: row.itemId }, body: {} })}
      >
        {copy.look}
      </a>
      {row.delivery === 'direct' && <span className="muted">{copy.direct}</span>}
      {row.delivery !== 'direct' && <Declaring match={row} onAsk={() => setAsked(row)} />}
    </div>
  )
  return (
    <Page title={copy.mine} intro={copy.mineIntro}>
      <RecordList
        table="ownPolicies"
        label={copy.mine}
        of={answer}
        columns={[
          { key: 'name', title: copy.item, isHeading: true, render: ({ name }) => name },
          { key: 'office', title: copy.office, render: ({ office }) => office },
          {
            key: 'declareTo',
            title: copy.declareTo,
            render: ({ declareTo }) => (declareTo ? formatDateShort(declareTo) : copy.allYear),
          },
          ...footstepColumns<Match>(),
          { key: 'actions', title: copy.actions, render: (row) => actions(row) },
        ]}
        rowKey={({ itemId }) => itemId}
        empty={<Notice title={copy.mineEmpty} hint={copy.mineEmptyHint} />}
        onPage={(page) => search.change({ page })}
      />
      {asked && (
        <ConfirmDialog
          title={copy.declareTitle(asked.name)}
          okText={copy.declare}
          isBusy={declare.isBusy}
          onOk={() => declare.run({ params: { id: asked.itemId }, body: {} })}
          onClose={() => setAsked(undefined)}
        >
          <p>{copy.declareText}</p>
        </ConfirmDialog>
      )}
    </Page>
  )
}
