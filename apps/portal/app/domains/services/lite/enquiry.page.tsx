import type { Route } from './+types/enquiry.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteCase } from '../../../shell/lite/lite-case.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteLines } from '../../../shell/lite/lite-parts.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteEnquiryCopy } from './copy.ts'
import { enquiryAction, loadEnquiryPage } from './enquiry-page.ts'

const texts = liteEnquiryCopy.detail

export const handle: PageHandle = { queryKeys: ['id', 'done', 'do'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadEnquiryPage(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) =>
  enquiryAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteEnquiry({ loaderData: { view, outcome }, actionData }: Route.ComponentProps) {
  return (
    <LiteCase view={view} sent={actionData} back={{ href: '/lite/enquiries', label: texts.back }}>
      <LiteLines title={texts.outcome} lines={outcome} />
    </LiteCase>
  )
}
