import { buttonStyle } from '@lqr/ui/button.tsx'
import type { Route } from './+types/project.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteCase } from '../../../shell/lite/lite-case.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteProjectCopy } from './copy.ts'
import { loadProjectPage, projectAction } from './project-page.ts'

const texts = liteProjectCopy.detail

export const handle: PageHandle = { queryKeys: ['id', 'done', 'do'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadProjectPage(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) =>
  projectAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

type Interests = Route.ComponentProps['loaderData']['interests']

/** The institutions that would like to talk, each with its own page. */
function InterestList({ interests }: { readonly interests: Interests }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-title">{texts.interests}</h2>
      <p className="text-note">{interests.length > 0 ? texts.interestsIntro : texts.noInterests}</p>
      {interests.map(({ href, orgName, words }) => (
        <article key={href} className="rounded-card border border-line bg-surface p-3">
          <a href={href} className="inline-flex min-h-11 items-center font-medium">
            {orgName}
          </a>
          <p className="text-note text-muted">{words}</p>
        </article>
      ))}
    </section>
  )
}

export default function LiteProject({ loaderData, actionData }: Route.ComponentProps) {
  const { view, edit, isDraft, interests } = loaderData
  return (
    <LiteCase view={view} sent={actionData} back={{ href: '/lite/projects', label: texts.back }}>
      {edit && (
        <a href={edit} className={buttonStyle('primary')}>
          {texts.edit}
        </a>
      )}
      {!isDraft && <InterestList interests={interests} />}
    </LiteCase>
  )
}
