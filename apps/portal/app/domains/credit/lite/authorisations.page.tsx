import type { Route } from './+types/authorisations.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteCopy } from '../../../shell/lite/copy.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteMoves, LitePassed } from '../../../shell/lite/lite-moves.tsx'
import { LiteHead, LiteLines } from '../../../shell/lite/lite-parts.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { authorisationAction } from './authorisation-moves.ts'
import { liteCreditCopy } from './copy.ts'
import { loadAuthorisations } from './load-authorisations.ts'

const texts = liteCreditCopy.authorisations

export const handle: PageHandle = { queryKeys: ['page', 'done', 'do', 'of'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadAuthorisations(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) =>
  authorisationAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteAuthorisations({ loaderData, actionData }: Route.ComponentProps) {
  const { list, next, notice, sentTo, number } = loaderData
  return (
    <>
      <LiteHead title={texts.title} words={texts.intro} notice={notice} />
      <LitePassed open={list.flatMap(({ moves }) => moves)} sent={actionData} sentTo={sentTo} />
      {list.length === 0 && <p>{texts.empty}</p>}
      {list.map(({ id, title, status, lines, moves }) => (
        <article key={id} className="grid gap-3 rounded-card border border-line bg-surface p-3">
          <LiteLines title={`${title} · ${status}`} lines={lines} />
          <LiteMoves moves={moves} sent={actionData} sentTo={sentTo} number={number} />
        </article>
      ))}
      {next && (
        <a href={next} className="inline-flex min-h-11 items-center">
          {liteCopy.more}
        </a>
      )}
    </>
  )
}
