import type { Route } from './+types/lease.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteCopy } from '../../../shell/lite/copy.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteMoves, LitePassed } from '../../../shell/lite/lite-moves.tsx'
import { LiteHead, LiteLines, LiteProgress } from '../../../shell/lite/lite-parts.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteLeaseCopy } from './copy.ts'
import { leaseAction, loadLeasePage } from './lease-page.ts'

const texts = liteLeaseCopy.detail

export const handle: PageHandle = { queryKeys: ['id', 'done', 'do', 'of'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadLeasePage(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) =>
  leaseAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteLease({ loaderData, actionData }: Route.ComponentProps) {
  const { title, status, notice, facts, responses, withdraw, events, sentTo, number } = loaderData
  const form = { sent: actionData, sentTo, number }
  const own = responses.flatMap(({ moves }) => moves)
  const open = withdraw ? [withdraw, ...own] : own
  return (
    <>
      <LiteHead title={title} words={status} notice={notice} />
      <LitePassed open={open} sent={actionData} sentTo={sentTo} />
      <section className="grid gap-3">
        <h2 className="text-title">{texts.responses}</h2>
        <p className="text-note">{texts.offerNote}</p>
        {responses.map(({ id, title: org, words, lines, moves }) => (
          <article key={id} className="grid gap-3 rounded-card border border-line bg-surface p-3">
            <LiteLines title={`${org} · ${words}`} lines={lines} as="h3" />
            <LiteMoves moves={moves} {...form} />
          </article>
        ))}
      </section>
      <LiteLines title={liteCopy.facts} lines={facts} />
      <LiteProgress events={events} />
      {withdraw && <LiteMoves moves={[withdraw]} {...form} />}
      <a href="/lite/leases">{texts.back}</a>
    </>
  )
}
