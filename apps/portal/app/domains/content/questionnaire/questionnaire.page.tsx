import { getOpenQuestionnaire } from '@lqr/contract/content/questionnaire-calls.ts'
import { Skeleton } from '@lqr/ui/skeleton.tsx'
import { Suspense } from 'react'
import type { Route } from './+types/questionnaire.page.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { lazyPart } from '../../../shell/scripts/lazy-part.ts'
import { questionnaireCopy as copy } from './copy.ts'
import { QuestionnaireFrame } from './questionnaire-frame.tsx'

const Answering = lazyPart(() => import('./answering.tsx'))

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
    <QuestionnaireFrame title={title} intro={intro} openTo={openTo} isExample={isExample}>
      <noscript>{copy.needsScript}</noscript>
      <Suspense fallback={<Skeleton lines={8} />}>
        <Answering questionnaire={questionnaire} />
      </Suspense>
    </QuestionnaireFrame>
  )
}
