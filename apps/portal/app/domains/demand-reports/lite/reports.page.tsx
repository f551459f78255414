import type { Route } from './+types/reports.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteList } from '../../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteMoves, LitePassed } from '../../../shell/lite/lite-moves.tsx'
import { CertifyFirst, LiteNotice } from '../../../shell/lite/lite-parts.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteReportCopy } from './copy.ts'
import { loadReports, reportsAction } from './load-reports.ts'

const texts = liteReportCopy.list

export const handle: PageHandle = { queryKeys: ['page', 'done', 'do', 'of'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadReports(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) =>
  reportsAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteReports({ loaderData, actionData }: Route.ComponentProps) {
  const { isCertified, notice, batches, rows, next, sentTo, number } = loaderData
  return (
    <LiteList title={texts.title} rows={rows} next={next} empty={texts.empty}>
      <LiteNotice text={notice} />
      <LitePassed open={batches.flatMap(({ moves }) => moves)} sent={actionData} sentTo={sentTo} />
      {!isCertified && <CertifyFirst words={texts.notCertified} />}
      <h2 className="text-title">{texts.batches}</h2>
      {batches.length === 0 && <p>{texts.noBatches}</p>}
      {batches.map(({ id, name, words, note, own, moves }) => (
        <article key={id} className="grid gap-2 rounded-card border border-line bg-surface p-3">
          <h3 className="text-body font-semibold">{name}</h3>
          <p className="text-note text-muted">{words}</p>
          {note && <p className="text-note whitespace-pre-line">{note}</p>}
          {own && (
            <a href={own.href} className="inline-flex min-h-11 items-center">
              {own.label}
            </a>
          )}
          <LiteMoves moves={moves} sent={actionData} sentTo={sentTo} number={number} />
        </article>
      ))}
      <h2 className="text-title">{texts.history}</h2>
    </LiteList>
  )
}
