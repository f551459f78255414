import { getOpenQuestionnaire } from '@lqr/contract/content/questionnaire-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Skeleton } from '@lqr/ui/skeleton.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import { lazy, Suspense } from 'react'
import type { Route } from './+types/questionnaire.page.ts'
import { Banner } from '../../../shell/banner/banner.tsx'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { questionnaireCopy as copy } from './copy.ts'

const Answering = lazy(() => import('./answering.tsx'))

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  context.get(apiContext)(getOpenQuestionnaire, { params: { id: requireId(request, 'id') } })

export const meta: Route.MetaFunction = (args) => {
  const shown = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!shown) return []
  const described = pageMeta(args, { title: shown.title, description: shown.intro, keys: ['id'] })
  return [...described, { name: 'robots', content: 'noindex' }]
}

/** A questionnaire that anybody fills in without signing in. */
export default function QuestionnairePage({ loaderData: questionnaire }: Route.ComponentProps) {
  const { title, intro, openTo, isExample } = questionnaire
  return (
    <>
      <Banner
        type="SERVEHALL"
        title={title}
        lead={copy.lead}
        crumbs={[{ label: title }]}
        withSearch={false}
        withSubTitles={false}
      />
      <div className="content py-6">
        <div className="mx-auto max-w-article rounded-card border border-line bg-surface p-6 max-sm:p-4">
          <p className="mb-3 whitespace-pre-line">
            {intro} {isExample && <Tag>{copy.example}</Tag>}
          </p>
          {openTo !== null && (
            <p className="mb-3 text-note text-muted">{copy.openTo(formatDateTime(openTo))}</p>
          )}
          <noscript>{copy.needsScript}</noscript>
          <Suspense fallback={<Skeleton lines={8} />}>
            <Answering questionnaire={questionnaire} />
          </Suspense>
        </div>
      </div>
    </>
  )
}
