import { applicationStates } from '@lqr/contract/applications/application-case.ts'
import { listApplications } from '@lqr/contract/applications/calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/applications.page.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { liteMeta } from '../../shell/lite/lite-meta.ts'
import { signedIn } from '../../shell/plain/form-state.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'

const texts = copy.list
const PAGE_SIZE = 20

export const handle: PageHandle = { queryKeys: ['page'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const pageNum = Number(new URL(request.url).searchParams.get('page') ?? 1) || 1
  const body = { currentPageNum: pageNum, pageSize: PAGE_SIZE, sort: 'newest' as const }
  const { list, total } = await signedIn(request, () => context.get(apiContext)(listApplications, { body }))
  return {
    list: list.map(({ id, productName, orgName, amountYuan, status, createdAt }) => ({
      id,
      title: productName,
      words: [
        orgName,
        formatAmount(amountYuan),
        formatDate(createdAt),
        applicationStates.find(({ code }) => code === status)?.name,
      ].join(' · '),
    })),
    next: pageNum * PAGE_SIZE < total ? pageNum + 1 : undefined,
  }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteApplications({ loaderData: { list, next } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      {list.length === 0 && (
        <p>
          {texts.empty} <a href="/financial">{texts.find}</a>
        </p>
      )}
      <ul className="m-0 grid list-none gap-2 p-0">
        {list.map(({ id, title, words }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-3">
            <a href={`/lite/application?id=${id}`} className="inline-flex min-h-11 items-center font-medium">
              {title}
            </a>
            <p className="text-note text-muted">{words}</p>
          </li>
        ))}
      </ul>
      {next && <a href={`/lite/applications?page=${next}`}>{texts.more}</a>}
    </>
  )
}
