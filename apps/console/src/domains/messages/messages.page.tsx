import { useQueryClient } from '@tanstack/react-query'
import { Button, Pagination, Segmented } from 'antd'
import { useState } from 'react'
import { countUnreadMessages, listMessages, readAllMessages } from '@lqr/contract/messages/calls.ts'
import { copy as shell } from '../../shell/copy.ts'
import { ExportButton } from '../../shell/exports/export-button.tsx'
import { Answer } from '../../shell/page/answer.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { ListedPage } from '../../shell/records/listed-page.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { copy } from './copy.ts'
import { MessageLine } from './message-line.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import './messages.css'

const PAGE_SIZE = 20
const ALL = 'all'
const UNREAD = 'unread'
const filterOptions = [
  { value: ALL, label: copy.all },
  { value: UNREAD, label: copy.unread },
]

/** What the platform told this account. */
export function Component() {
  const queries = useQueryClient()
  const { page, isOn, change, toPage } = useListSearch()
  const [showsSettings, setShowsSettings] = useState(false)
  const unreadOnly = isOn(UNREAD)
  const answer = useCall(
    listMessages,
    { body: { currentPageNum: page, pageSize: PAGE_SIZE, ...(unreadOnly ? { unreadOnly } : {}) } },
    { keepPrevious: true },
  )
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: callKey(listMessages) })
    void queries.invalidateQueries({ queryKey: callKey(countUnreadMessages) })
  }
  const { run: readAll, isBusy } = useAction(readAllMessages, {
    onDone: () => {
      toastSuccess(copy.allRead)
      refresh()
    },
  })
  return (
    <Page
      title={copy.title}
      extra={
        <>
          {answer.data?.list.length ? (
            <ExportButton
              def={listMessages}
              input={{ body: unreadOnly ? { unreadOnly } : {} }}
              label={copy.title}
            />
          ) : null}
          <Button onClick={() => setShowsSettings(true)}>{copy.settings}</Button>
          <Button {...busy(isBusy)} onClick={() => readAll({})}>
            {copy.readAll}
          </Button>
        </>
      }
    >
      {showsSettings && <SettingsDialog onClose={() => setShowsSettings(false)} />}
      <div className="filters">
        <Segmented
          aria-label={copy.filter}
          options={filterOptions}
          value={unreadOnly ? UNREAD : ALL}
          onChange={(value) => change({ [UNREAD]: value === UNREAD })}
        />
      </div>
      <Answer of={answer}>
        {({ list, total, currentPageNum, pageSize, totalIsEstimate }) => (
          <ListedPage
            of={{ list, total }}
            empty={<Notice title={unreadOnly ? copy.emptyUnread : copy.empty} hint={copy.emptyHint} />}
            onPage={toPage}
          >
            <ul className="messages" aria-label={copy.list}>
              {list.map((message) => (
                <MessageLine key={message.id} message={message} onRead={refresh} />
              ))}
            </ul>
            <Pagination
              className="record-pages"
              align="end"
              current={currentPageNum}
              pageSize={pageSize}
              total={total}
              showSizeChanger={false}
              showTotal={(count) => shell.total(count, totalIsEstimate ?? false)}
              onChange={toPage}
            />
          </ListedPage>
        )}
      </Answer>
    </Page>
  )
}
