import { buttonStyle } from '@lqr/ui/button.tsx'
import type { Route } from './+types/need.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteMoves, LitePassed } from '../../../shell/lite/lite-moves.tsx'
import { CertifyFirst, LiteHead, LiteLines, LiteProgress } from '../../../shell/lite/lite-parts.tsx'
import { liteCopy } from '../../../shell/lite/copy.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteNeedCopy } from './copy.ts'
import { loadNeedPage } from './load-need-page.ts'
import { needAction } from './need-moves.ts'

const texts = liteNeedCopy.detail

export const handle: PageHandle = { queryKeys: ['id', 'done', 'do', 'of'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadNeedPage(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) => needAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteNeed({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, status, notice, facts, responses, interviews, moves, edit, events } = loaderData
  const form = { sent: actionData, sentTo: loaderData.sentTo, number: loaderData.number }
  const ofOthers = [...responses.flatMap((response) => response.moves), ...interviews.map(({ move }) => move)]
  const open = [...moves, ...ofOthers].filter((move) => move !== undefined)
  return (
    <>
      <LiteHead title={title} words={status} notice={notice}>
        {edit && (
          <p>
            <a href={`/lite/needForm?id=${id}`} className={buttonStyle('secondary')}>
              {edit}
            </a>
          </p>
        )}
      </LiteHead>
      <LitePassed open={open} sent={actionData} sentTo={loaderData.sentTo} />
      <section className="grid gap-3">
        <h2 className="text-title">{texts.offers}</h2>
        <p className="text-note">{responses.length === 0 ? texts.noOffers : texts.offersNote}</p>
        {loaderData.isHeld && <CertifyFirst words={texts.notCertified} />}
        {responses.map(({ id: of, title: org, words, lines, application, moves: own }) => (
          <article key={of} className="grid gap-3 rounded-card border border-line bg-surface p-3">
            <LiteLines title={`${org} · ${words}`} lines={lines} as="h3" />
            {application && <a href={`/lite/application?id=${application}`}>{texts.toApplication}</a>}
            <LiteMoves moves={own} {...form} />
          </article>
        ))}
      </section>
      {interviews.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-title">{texts.interviews}</h2>
          {interviews.map(({ id: of, words, move }) => (
            <article key={of} className="grid gap-3 rounded-card border border-line bg-surface p-3">
              <p className="text-note">{words}</p>
              {move && <LiteMoves moves={[move]} {...form} />}
            </article>
          ))}
        </section>
      )}
      <LiteLines title={liteCopy.facts} lines={facts} />
      <LiteProgress events={events} />
      <LiteMoves moves={moves} {...form} />
      <a href="/lite/needs">{texts.back}</a>
    </>
  )
}
