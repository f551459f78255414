import { SIGN_UP_STATES } from '@lqr/contract/activities/kinds.ts'
import { listOwnSignUps } from '@lqr/contract/activities/sign-up-calls.ts'
import { formatTimeSpan } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/own-activities.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteList } from '../../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { nameOf, nextPage, pageInput } from '../../../shell/lite/lite-page.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteActivityCopy } from './copy.ts'

const texts = liteActivityCopy.list

export const handle: PageHandle = { queryKeys: ['page'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const body = pageInput(request)
  const page = await signedIn(request, () => context.get(apiContext)(listOwnSignUps, { body }))
  const rows = page.list.map(({ activity, state, checkedInAt }) => {
    const standing = checkedInAt ? texts.came : activity.isOver ? texts.over : nameOf(SIGN_UP_STATES, state)
    return {
      key: activity.id,
      href: `/lite/activity?id=${activity.id}`,
      title: activity.title,
      words: [formatTimeSpan(activity.startsAt, activity.endsAt), activity.place, standing].join(' · '),
    }
  })
  return { rows, next: nextPage(request, page) }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteActivities({ loaderData }: Route.ComponentProps) {
  return (
    <LiteList title={texts.title} {...loaderData} empty={texts.empty}>
      <a href="/activityInfo" className="inline-flex min-h-11 items-center">
        {texts.coming}
      </a>
    </LiteList>
  )
}
