import type { Route } from './+types/activity-preview.page.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { previewMeta } from '../../shell/publishing/preview-meta.ts'
import { PreviewNote } from '../../shell/publishing/preview-note.tsx'
import { apiContext } from '../../shell/server/contexts.ts'
import { ActivityView } from './activity-view.tsx'
import { loadActivityPreview } from './load-activity-preview.ts'

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadActivityPreview(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  return previewMeta(args, found?.line.title)
}

/** An activity as it will stand, to those who edit it. */
export default function ActivityPreview({ loaderData }: Route.ComponentProps) {
  const { line, body, officePhone, publishAt } = loaderData
  return (
    <ActivityView
      line={line}
      body={body}
      officePhone={officePhone}
      others={[]}
      note={<PreviewNote publishAt={publishAt} />}
    />
  )
}
