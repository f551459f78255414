import { listMessages } from '@lqr/contract/messages/calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/messages.page.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { liteMeta } from '../../shell/lite/lite-meta.ts'
import { signedIn } from '../../shell/plain/form-state.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'

const PAGE_SIZE = 20

export const handle: PageHandle = { queryKeys: ['page'] }

/** The page without scripts of what a message is about, where there is one. */
function liteLink(link: string | null): string | undefined {
  const id = /^\/personal\/applications\/(\d+)/.exec(link ?? '')?.[1]
  return id && `/lite/application?id=${id}`
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const pageNum = Number(new URL(request.url).searchParams.get('page') ?? 1) || 1
  const body = { currentPageNum: pageNum, pageSize: PAGE_SIZE }
  const { list, total } = await signedIn(request, () => context.get(apiContext)(listMessages, { body }))
  return {
    list: list.map((one) => ({
      id: one.id,
      title: one.title,
      body: one.body,
      at: formatDateTime(one.createdAt),
      href: liteLink(one.link),
    })),
    next: pageNum * PAGE_SIZE < total ? pageNum + 1 : undefined,
  }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: copy.title, description: copy.description })

export default function LiteMessages({ loaderData: { list, next } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-head">{copy.title}</h1>
      {list.length === 0 && <p>{copy.empty}</p>}
      <ul className="m-0 grid list-none gap-2 p-0">
        {list.map(({ id, title, body, at, href }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-3">
            <p className="font-medium">{title}</p>
            <p className="text-note">{body}</p>
            <p className="text-note text-muted">
              {at} {href && <a href={href}>{copy.open}</a>}
            </p>
          </li>
        ))}
      </ul>
      {next && <a href={`/lite/messages?page=${next}`}>{copy.more}</a>}
    </>
  )
}
