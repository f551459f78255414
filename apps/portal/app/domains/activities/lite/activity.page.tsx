import type { Route } from './+types/activity.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteCase } from '../../../shell/lite/lite-case.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteLines } from '../../../shell/lite/lite-parts.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { activityAction, loadActivityPage } from './activity-page.ts'
import { liteActivityCopy } from './copy.ts'

const texts = liteActivityCopy.detail

export const handle: PageHandle = { queryKeys: ['id', 'done', 'do'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadActivityPage(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) =>
  activityAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteActivity({ loaderData: { view, ticket }, actionData }: Route.ComponentProps) {
  return (
    <LiteCase view={view} sent={actionData} back={{ href: '/lite/activities', label: texts.back }}>
      <LiteLines title={texts.ticket} lines={ticket} />
      {ticket.length > 0 && <p className="text-note">{texts.ticketHint}</p>}
    </LiteCase>
  )
}
