import type { Route } from './+types/valuation.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteCase } from '../../../shell/lite/lite-case.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteLines } from '../../../shell/lite/lite-parts.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteValuationCopy } from './copy.ts'
import { loadValuationPage, valuationAction } from './valuation-page.ts'

const texts = liteValuationCopy.detail

export const handle: PageHandle = { queryKeys: ['id', 'done', 'do'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadValuationPage(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) =>
  valuationAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteValuation({ loaderData, actionData }: Route.ComponentProps) {
  const { view, cases, marks } = loaderData
  return (
    <LiteCase view={view} sent={actionData} back={{ href: '/lite/valuations', label: texts.back }}>
      {marks && <p className="text-note text-muted">{marks}</p>}
      <LiteLines title={texts.cases} lines={cases} />
    </LiteCase>
  )
}
