import { useQueryClient } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { deviceName } from '@lqr/contract/identity/device-name.ts'
import { endOtherSessions, endSession, listSessions } from '@lqr/contract/identity/session-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { copy } from './copy.ts'

type Session = CallOutput<typeof listSessions>['list'][number]

const texts = copy.sessions
const NOT_FOUND = 404

function SessionLine({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const device = deviceName(session.userAgent)
  const started = formatDateTime(session.startedAt)
  return (
    <li>
      <div>
        <p>
          <strong>{device}</strong> {session.current && <Tag color="success">{texts.current}</Tag>}
        </p>
        <p className="muted tabular">
          {texts.started(started)}
          {!session.current && ` · ${texts.lastSeen(formatDateTime(session.lastSeenAt))}`}
          {` · ${texts.scope(session.scope)}`}
          {session.ip && ` · ${texts.address(session.ip)}`}
        </p>
      </div>
      {!session.current && (
        <Button aria-label={texts.endOf(device, started)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}

/** Where the account is signed in; each other place can be signed out, or all of them at once. */
export function SessionsPanel() {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Session | 'others'>()
  const answer = useCall(listSessions, {})
  const settle = () => {
    setAsked(undefined)
    void queries.invalidateQueries({ queryKey: callKey(listSessions) })
  }
  const one = useAction(endSession, {
    onDone: () => {
      toastSuccess(texts.ended)
      settle()
    },
    // It ended by itself meanwhile.
    onFailure: ({ code }) => {
      if (code === NOT_FOUND) settle()
    },
  })
  const others = useAction(endOtherSessions, {
    onDone: () => {
      toastSuccess(texts.endedOthers)
      settle()
    },
  })
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{texts.title}</h2>
        {(answer.data?.list.length ?? 0) > 1 && (
          <Button danger onClick={() => setAsked('others')}>
            {texts.endOthers}
          </Button>
        )}
      </div>
      <p className="muted panel-note">{texts.intro}</p>
      <Answer of={answer}>
        {({ list, most }) => (
          <>
            <ul aria-label={texts.list} className="session-list">
              {list.map((session) => (
                <SessionLine key={session.id} session={session} onEnd={() => setAsked(session)} />
              ))}
            </ul>
            <p className="muted panel-note">{texts.most(most)}</p>
            {list.length < 2 && <p className="muted">{texts.alone}</p>}
          </>
        )}
      </Answer>
      {asked === 'others' && (
        <ConfirmDialog
          title={texts.endOthersTitle}
          okText={texts.endOthersOk}
          isDanger
          isBusy={others.isBusy}
          onOk={() => others.run({})}
          onClose={() => setAsked(undefined)}
        >
          <p>{texts.endOthersText}</p>
        </ConfirmDialog>
      )}
      {asked && asked !== 'others' && (
        <ConfirmDialog
          title={texts.endTitle}
          okText={texts.endOk}
          isDanger
          isBusy={one.isBusy}
          onOk={() => one.run({ params: { id: asked.id } })}
          onClose={() => setAsked(undefined)}
        >
          <p>{texts.endText(deviceName(asked.userAgent))}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
