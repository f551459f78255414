import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import type { Route } from './+types/activity-detail.page.ts'
import { ActivityView } from './activity-view.tsx'
import { loadActivity } from './load-activity.ts'

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadActivity(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!found) return []
  const { line, structuredData } = found
  return pageMeta(args, { title: line.title, description: line.summary, keys: ['id'], structuredData })
}

export default function ActivityDetail({
  loaderData: { line, body, officePhone, others },
}: Route.ComponentProps) {
  return <ActivityView line={line} body={body} officePhone={officePhone} others={others} />
}
