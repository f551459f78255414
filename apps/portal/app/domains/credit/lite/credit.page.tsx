import { getCreditOverview } from '@lqr/contract/credit/topic-calls.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/credit.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteList } from '../../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { nameOf } from '../../../shell/lite/lite-page.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteCreditCopy } from './copy.ts'
import { ownCompany } from './own-company.ts'

const texts = liteCreditCopy.file

export const handle: PageHandle = { queryKeys: [] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { id, isCertified } = await ownCompany(request, api)
  if (!isCertified) return { rows: [] }
  const { topics } = await api(getCreditOverview, { params: { id }, query: {} })
  const rows = topics.map(({ topic, count, newestOn }) => ({
    key: topic,
    href: count ? `/lite/creditTopic?topic=${topic}` : undefined,
    title: nameOf(CREDIT_TOPICS, topic),
    words: count ? texts.count(count, formatDate(newestOn)) : texts.none,
  }))
  return { rows }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteCredit({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <LiteList title={texts.title} rows={rows} next={undefined} empty={texts.notCertified}>
      <p className="text-note">{texts.lead}</p>
      <p>
        <a href="/lite/objections" className="inline-flex min-h-11 items-center">
          {liteCreditCopy.objections.title}
        </a>
      </p>
    </LiteList>
  )
}
