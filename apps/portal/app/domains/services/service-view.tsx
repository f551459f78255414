import { Button } from '@lqr/ui/button.tsx'
import { FactList } from '@lqr/ui/fact-list.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import { Banner } from '../../shell/banner/banner.tsx'
import { LiteWay } from '../../shell/plain/lite-way.tsx'
import { useProtectedAction } from '../../shell/protected-action/use-protected-action.ts'
import { ExampleNote, RecordPart, TextPart } from '../../shell/publishing/record-parts.tsx'
import { copy } from './copy.ts'
import type { LoadedService } from './load-service.ts'
import { FreeNote } from './service-listing.tsx'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = copy.service

interface Props {
  type: 'AGENCY' | 'ENTFOSTER'
  /** The list it belongs to. */
  list: { readonly label: string; readonly href: string }
  loaded: LoadedService
}

function Contact({ line, phone, facts }: Pick<LoadedService, 'line' | 'phone' | 'facts'>) {
  const { run } = useProtectedAction()
  return (
    <section aria-labelledby="contact" className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2 id="contact" className="text-body">
        {labels.contact}
      </h2>
      <FactList facts={facts} />
      <Button
        kind="primary"
        size="large"
        className="w-full"
        onClick={() => run('enquireService', { serviceId: line.id })}
      >
        {labels.enquire}
      </Button>
      <LiteWay href={`/lite/enquire?serviceId=${line.id}`} label={labels.lite} />
      <p className="text-note text-muted">{labels.enquireNote}</p>
      <p className="text-note text-muted">{labels.phone}</p>
      <a
        href={`tel:${phone}`}
        className="inline-flex min-h-11 items-center text-title font-semibold tabular-nums"
      >
        {phone}
      </a>
    </section>
  )
}

/** One service: what is done, by whom, with which qualification, at which price, and what stands against it. */
export function ServiceView({ type, list, loaded }: Props) {
  const { line, intro, qualification, prices, cases, conflict, rating } = loaded
  return (
    <>
      <Banner
        type={type}
        withSearch={false}
        title={line.name}
        crumbs={[list, { label: line.name }]}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {line.orgName}
            <Tag tone="primary">{line.category}</Tag>
            <ExampleMark of={line.isExample} />
          </span>
        }
      />
      <div className="content grid grid-cols-1 items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_20rem] elder:grid-cols-1">
        <article className="grid min-w-0 gap-6 rounded-card border border-line bg-surface p-6 max-sm:p-4">
          <FreeNote />
          <ExampleNote isExample={line.isExample} text={labels.exampleNote} />
          <TextPart id="intro" title={labels.intro} text={intro} />
          <RecordPart id="qualification" title={labels.qualification}>
            {qualification.length > 0 ? <FactList facts={qualification} /> : <p>{labels.noQualification}</p>}
          </RecordPart>
          <RecordPart id="prices" title={labels.prices}>
            <FactList facts={prices} />
          </RecordPart>
          <RecordPart id="conflicts" title={labels.conflicts}>
            <p className="m-0">{conflict}</p>
          </RecordPart>
          <RecordPart id="rating" title={labels.rating}>
            {rating ? (
              <>
                <p className="mt-0 mb-2 text-note text-muted">{rating.note}</p>
                <FactList facts={rating.sides} />
              </>
            ) : (
              <p className="m-0">{labels.noRating}</p>
            )}
          </RecordPart>
          {cases.length > 0 && (
            <RecordPart id="cases" title={labels.cases}>
              <ul className="m-0 pl-5">
                {cases.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </RecordPart>
          )}
        </article>
        <aside aria-label={labels.contact}>
          <Contact {...loaded} />
        </aside>
      </div>
    </>
  )
}
