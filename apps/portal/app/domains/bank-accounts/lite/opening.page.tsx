import type { Route } from './+types/opening.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteCase } from '../../../shell/lite/lite-case.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteLines } from '../../../shell/lite/lite-parts.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteOpeningCopy } from './copy.ts'
import { loadOpeningPage, openingAction } from './opening-page.ts'

const texts = liteOpeningCopy.detail

export const handle: PageHandle = { queryKeys: ['id', 'done', 'do'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadOpeningPage(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) =>
  openingAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteOpening({ loaderData, actionData }: Route.ComponentProps) {
  const { view, result, marks } = loaderData
  return (
    <LiteCase view={view} sent={actionData} back={{ href: '/lite/openings', label: texts.back }}>
      {marks && <p className="text-note text-muted">{marks}</p>}
      <LiteLines title={texts.result} lines={result} />
    </LiteCase>
  )
}
