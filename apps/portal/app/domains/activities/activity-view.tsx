import { ArticleText } from '@lqr/ui/article-text.tsx'
import { Button } from '@lqr/ui/button.tsx'
import { FactList } from '@lqr/ui/fact-list.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import type { ReactNode } from 'react'
import { Banner } from '../../shell/banner/banner.tsx'
import { sectionCrumbs } from '../../shell/banner/section-crumbs.ts'
import { LiteWay } from '../../shell/plain/lite-way.tsx'
import { useProtectedAction } from '../../shell/protected-action/use-protected-action.ts'
import { ExampleNote } from '../../shell/publishing/record-parts.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import type { ActivityLine } from './activity-line.ts'
import { copy } from './copy.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'
import { WrittenLink } from '../../shell/written-link.tsx'

/** Signs up through the login: in our own console, or at `/lite` where another management portal stands. */
function SignUpButton({ line: { id, standing } }: { line: ActivityLine }) {
  const { run } = useProtectedAction()
  return (
    <Button kind="primary" size="large" className="w-full" onClick={() => run('signUpActivity', { id })}>
      {standing === copy.isFull ? copy.wait : copy.signUp}
    </Button>
  )
}

function Others({ others }: { others: readonly ActivityLine[] }) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others" className="rounded-card border border-line bg-surface p-5">
      <h2 id="others" className="mb-2 text-body">
        {copy.others}
      </h2>
      <ul className="m-0 list-none p-0">
        {others.map(({ id, title, time, startsAt }) => (
          <li key={id} className="py-1">
            <SiteLink href={`/activityDetail?id=${id}`}>{title}</SiteLink>
            <time dateTime={startsAt} className="block text-note text-muted">
              {time}
            </time>
          </li>
        ))}
      </ul>
      <SiteLink
        href="/activityInfo"
        className="mt-2 inline-flex min-h-8 items-center text-note max-sm:min-h-11"
      >
        {copy.all}
      </SiteLink>
    </section>
  )
}

interface Props {
  line: ActivityLine
  body: string
  officePhone: string
  others: readonly ActivityLine[]
  /** What stands above the text of a preview; without it people sign up here. */
  note?: ReactNode
}

/** An activity with everything about it, and the way to sign up. */
export function ActivityView({ line, body, officePhone, others, note }: Props) {
  return (
    <>
      <Banner
        type="POLICY"
        withSearch={false}
        title={line.title}
        crumbs={[sectionCrumbs.policies, { label: copy.title, href: '/activityInfo' }, { label: line.title }]}
        lead={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <time dateTime={line.startsAt}>{line.time}</time>
            <Tag tone={line.isOpen ? 'primary' : 'neutral'}>{line.standing}</Tag>
            <ExampleMark of={line.isExample} />
          </span>
        }
      />
      {note && <div className="content pt-6">{note}</div>}
      <div className="content grid items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_22rem] elder:grid-cols-1">
        <article className="min-w-0 rounded-card border border-line bg-surface p-6 max-sm:p-4">
          <ExampleNote isExample={line.isExample} text={copy.exampleNote} className="mb-4" />
          <p className="mb-4 max-w-article text-body font-medium">{line.summary}</p>
          <ArticleText Link={WrittenLink} text={body} />
        </article>
        <aside className="grid min-w-0 gap-4">
          <section aria-labelledby="facts" className="rounded-card border border-line bg-surface p-5">
            <h2 id="facts" className="mb-2 text-body">
              {copy.facts}
            </h2>
            <FactList
              facts={[
                { label: copy.time, value: line.time },
                { label: copy.place, value: line.place },
                { label: copy.organiser, value: line.organiser },
                { label: copy.audience, value: line.audience },
                { label: copy.until, value: line.until },
                { label: copy.places, value: line.places },
                { label: copy.office, value: officePhone },
              ]}
            />
            {line.isOpen && !note && (
              <p className="mt-4">
                <SignUpButton line={line} />
                <LiteWay href={`/lite/activity?id=${line.id}`} label={copy.lite} />
              </p>
            )}
            {!note && (
              <p className="mt-3">
                <a
                  href={`/activity/${line.id}.ics`}
                  className="inline-flex min-h-8 items-center max-sm:min-h-11"
                >
                  {copy.calendar}
                </a>
              </p>
            )}
          </section>
          <Others others={others} />
        </aside>
      </div>
    </>
  )
}
