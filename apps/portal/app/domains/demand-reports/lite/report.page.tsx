import { buttonStyle } from '@lqr/ui/button.tsx'
import type { Route } from './+types/report.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteCase } from '../../../shell/lite/lite-case.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteReportCopy } from './copy.ts'
import { loadReportPage, reportAction } from './report-page.ts'

const texts = liteReportCopy.detail

export const handle: PageHandle = { queryKeys: ['id', 'done', 'do'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadReportPage(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) =>
  reportAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteReport({ loaderData: { view, edit }, actionData }: Route.ComponentProps) {
  return (
    <LiteCase view={view} sent={actionData} back={{ href: '/lite/reports', label: texts.back }}>
      {edit && (
        <a href={edit} className={buttonStyle('primary')}>
          {texts.edit}
        </a>
      )}
    </LiteCase>
  )
}
