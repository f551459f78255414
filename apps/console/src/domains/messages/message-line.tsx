import { Badge, Button } from 'antd'
import { Link } from 'react-router'
import { type listMessages, readMessage } from '@lqr/contract/messages/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { useHandOnFocus } from '../../shell/records/use-hand-on-focus.ts'
import { useAction } from '../../shell/use-action.ts'
import { copy } from './copy.ts'

type Message = CallOutput<typeof listMessages>['list'][number]

/** Addresses of messages are places of the console; anything else is not linked. */
function innerLink(link: string | null): string | undefined {
  return link && /^\/(?!\/)/.test(link) ? link : undefined
}

/** One message; opening what it is about marks it as read. Each waits for its own call: several are marked one right after the other. */
export function MessageLine({ message, onRead }: { message: Message; onRead: () => void }) {
  const { id, title, body, link, readAt, createdAt } = message
  const own = useHandOnFocus()
  const { run } = useAction(readMessage, { onDone: onRead })
  const markRead = () => run({ params: { id } })
  const isUnread = readAt === null
  const target = innerLink(link)
  return (
    <li className={isUnread ? 'panel message is-unread' : 'panel message'}>
      <p className="message-title">
        <span>
          {isUnread && (
            <>
              <Badge status="error" className="message-mark" />
              <span className="sr-only">{copy.isUnread}</span>
            </>
          )}
          {title}
        </span>
        <time dateTime={createdAt} className="muted">
          {formatDateTime(createdAt)}
        </time>
      </p>
      <p className="prewrap">{body}</p>
      {(target || isUnread) && (
        <p className="message-actions">
          {target && (
            <Link to={target} aria-label={copy.openOf(title)} onClick={() => isUnread && markRead()}>
              {copy.open}
            </Link>
          )}
          {isUnread && (
            <Button ref={own} type="link" size="small" aria-label={copy.markReadOf(title)} onClick={markRead}>
              {copy.markRead}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}
