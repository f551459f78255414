import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { listMessages, readMessage } from '@lqr/contract/messages/calls.ts'
import { Button } from '@lqr/ui/button.tsx'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/messages.page.ts'
import { liteCopy } from '../../shell/lite/copy.ts'
import { liteAddress } from '../../shell/lite/lite-address.ts'
import { liteMeta } from '../../shell/lite/lite-meta.ts'
import { LITE_PAGE_SIZE, nextPage, pageInput } from '../../shell/lite/lite-page.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { signedIn } from '../../shell/plain/form-state.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'

export const handle: PageHandle = { queryKeys: ['page'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const body = pageInput(request)
  const page = await signedIn(request, () => context.get(apiContext)(listMessages, { body }))
  return {
    list: page.list.map((one) => ({
      id: one.id,
      title: one.title,
      body: one.body,
      at: formatDateTime(one.createdAt),
      isRead: one.readAt !== null,
      href: liteAddress(one.link),
    })),
    next: nextPage(request, page),
  }
}

/** Marks the messages of the page as read, and comes back to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { pathname, search } = new URL(request.url)
  const api = context.get(apiContext)
  await signedIn(request, () => api(getUserInfo))
  const ids = (await request.formData()).getAll('id').map(String)
  for (const id of ids.slice(0, LITE_PAGE_SIZE)) await api(readMessage, { params: { id } })
  return redirect(pathname + search, 303)
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: copy.title, description: copy.description })

export default function LiteMessages({ loaderData: { list, next } }: Route.ComponentProps) {
  const unread = list.filter(({ isRead }) => !isRead)
  return (
    <>
      <h1 className="text-head">{copy.title}</h1>
      {list.length === 0 && <p>{copy.empty}</p>}
      {unread.length > 0 && (
        <form method="post">
          {unread.map(({ id }) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <Button type="submit" kind="secondary" size="small">
            {copy.markRead(unread.length)}
          </Button>
        </form>
      )}
      <ul className="m-0 grid list-none gap-2 p-0">
        {list.map(({ id, title, body, at, isRead, href }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-3">
            <p className="font-medium">
              {!isRead && <span className="text-danger">{copy.unread} </span>}
              {title}
            </p>
            <p className="text-note">{body}</p>
            <p className="text-note text-muted">
              {at}{' '}
              {href && (
                <a href={href} className="underline">
                  {copy.open}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      {next && <a href={next}>{liteCopy.more}</a>}
    </>
  )
}
