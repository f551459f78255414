import { buttonStyle } from '@lqr/ui/button.tsx'
import type { Route } from './+types/tax.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteCopy } from '../../../shell/lite/copy.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteMoves, LitePassed } from '../../../shell/lite/lite-moves.tsx'
import { LiteLines, LiteNotice, LiteRefusal } from '../../../shell/lite/lite-parts.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteTaxCopy } from './copy.ts'
import { loadTax, taxAction } from './load-tax.ts'

const texts = liteTaxCopy.list

export const handle: PageHandle = { queryKeys: ['page', 'done', 'refused', 'do', 'of', 'bizNo'] }

export const loader = ({ request, context }: Route.LoaderArgs) => loadTax(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) => taxAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteTax({ loaderData, actionData }: Route.ComponentProps) {
  const { notice, refusal, licences, next, reports, sentTo, number } = loaderData
  const form = { sent: actionData, sentTo, number }
  const open = [...licences, ...reports].flatMap(({ moves }) => moves)
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      <LiteNotice text={notice} />
      <LiteRefusal text={refusal} />
      <LitePassed open={open} sent={actionData} sentTo={sentTo} />
      <p className="text-note">{texts.lead}</p>
      <p>
        <a href="/lite/taxGrant" className={buttonStyle('primary')}>
          {texts.grant}
        </a>
      </p>
      <h2 className="text-title">{texts.licences}</h2>
      {licences.length === 0 && <p>{texts.noLicences}</p>}
      {licences.map(({ id, title, lines, moves }) => (
        <article key={id} className="grid gap-3 rounded-card border border-line bg-surface p-3">
          <LiteLines title={title} lines={lines} as="h3" />
          <LiteMoves moves={moves} {...form} />
        </article>
      ))}
      {next && (
        <a href={next} className="inline-flex min-h-11 items-center">
          {liteCopy.more}
        </a>
      )}
      <h2 className="text-title">{texts.reports}</h2>
      <p className="text-note">{reports.length > 0 ? texts.reportsLead : texts.noReports}</p>
      {reports.map(({ id, title, lines, authorise, moves }) => (
        <article key={id} className="grid gap-3 rounded-card border border-line bg-surface p-3">
          <LiteLines title={title} lines={lines} as="h3" />
          {authorise && (
            <a href={authorise} className="inline-flex min-h-11 items-center">
              {texts.authorise}
            </a>
          )}
          <LiteMoves moves={moves} {...form} />
        </article>
      ))}
    </>
  )
}
