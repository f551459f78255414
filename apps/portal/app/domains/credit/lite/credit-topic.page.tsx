import type { Route } from './+types/credit-topic.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteCopy } from '../../../shell/lite/copy.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { nextPage } from '../../../shell/lite/lite-page.ts'
import { LiteLines } from '../../../shell/lite/lite-parts.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteCreditCopy } from './copy.ts'
import { loadTopic } from './load-topic.ts'

const texts = liteCreditCopy.topic

export const handle: PageHandle = { queryKeys: ['topic', 'page'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = await loadTopic(request, context.get(apiContext))
  return { ...shown, next: nextPage(request, shown) }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteCreditTopic({ loaderData: { name, items, next } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-head">{name}</h1>
      {items.length === 0 && <p>{texts.empty}</p>}
      {items.map(({ id, title, lines, isObjected, href }) => (
        <article key={id} className="rounded-card border border-line bg-surface p-3">
          <LiteLines title={title} lines={lines} />
          {isObjected ? (
            <p className="mt-2 text-note text-muted">{texts.objected}</p>
          ) : (
            <a
              href={href}
              aria-label={`${texts.object}：${title}`}
              className="inline-flex min-h-11 items-center"
            >
              {texts.object}
            </a>
          )}
        </article>
      ))}
      {next && (
        <a href={next} className="inline-flex min-h-11 items-center">
          {liteCopy.more}
        </a>
      )}
      <a href="/lite/credit">{texts.back}</a>
    </>
  )
}
