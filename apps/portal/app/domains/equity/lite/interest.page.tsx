import type { Route } from './+types/interest.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteCase } from '../../../shell/lite/lite-case.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteInterestCopy as texts } from './interest-copy.ts'
import { interestAction, loadInterestPage } from './interest-page.ts'

export const handle: PageHandle = { queryKeys: ['id', 'done', 'do'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadInterestPage(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) =>
  interestAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteInterest({ loaderData: { view, project }, actionData }: Route.ComponentProps) {
  return <LiteCase view={view} sent={actionData} back={{ href: project, label: texts.back }} />
}
