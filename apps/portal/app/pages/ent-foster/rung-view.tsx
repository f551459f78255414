import { TabLinks } from '@lqr/ui/tab-links.tsx'
import { MatchCard } from '../../domains/policies/smart/match-card.tsx'
import { SaveReport } from '../../domains/policies/smart/save-report.tsx'
import { ShortQuestionnaire } from '../../domains/policies/smart/short-questionnaire.tsx'
import { FreeNote, ServiceCards } from '../../domains/services/service-listing.tsx'
import { Banner } from '../../shell/banner/banner.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { RecordPart } from '../../shell/publishing/record-parts.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import { Tally } from './ladder.tsx'
import type { LoadedRung } from './load-rung.ts'

const labels = copy.detail

/** What the title opens: items that ask for it, and the next rung. */
function Brings({ rung: { opened, next } }: { rung: LoadedRung }) {
  return (
    <RecordPart id="brings" title={labels.brings}>
      <h3 className="mb-1 text-body">{labels.opens}</h3>
      {opened.length === 0 && <p className="m-0 text-note text-muted">{labels.opensNothing}</p>}
      <ul className="m-0 grid gap-1 pl-5 text-note">
        {opened.map(({ id, name, benefit, href }) => (
          <li key={id}>
            <SiteLink href={href} className="underline">
              {name}
            </SiteLink>
            ：{benefit}
          </li>
        ))}
      </ul>
      <p className="mt-2 mb-0 text-note">
        {next ? (
          <>
            {labels.next}：<SiteLink href={next.href}>{next.name}</SiteLink>
          </>
        ) : (
          labels.last
        )}
      </p>
    </RecordPart>
  )
}

/** The services that help on the way, and where audits are found. */
function Helps({ services }: Pick<LoadedRung, 'services'>) {
  return (
    <RecordPart id="helps" title={labels.helps}>
      <div className="grid gap-3">
        <FreeNote />
        {services.length > 0 ? (
          <ServiceCards services={services} />
        ) : (
          <p className="m-0 text-note text-muted">{labels.noServices}</p>
        )}
        <p className="m-0 flex flex-wrap gap-x-6 text-note">
          <SiteLink href="/entFoster" className="inline-flex min-h-8 items-center max-sm:min-h-11">
            {copy.allServices}
          </SiteLink>
          <SiteLink
            href="/agency?category=accounting"
            className="inline-flex min-h-8 items-center max-sm:min-h-11"
          >
            {labels.audit}
          </SiteLink>
        </p>
      </div>
    </RecordPart>
  )
}

/** One rung of the ladder: its criteria with their clauses and days, the self-check, what the title brings, and who helps. */
export function RungView({ rung }: { rung: LoadedRung }) {
  const { code, title, tabs, purposes, purpose, check, matches, isOwn, answers } = rung
  return (
    <>
      <Banner
        type="ENTFOSTER"
        withSearch={false}
        title={title}
        lead={copy.lead}
        crumbs={[{ label: copy.title, href: '/entFoster' }, { label: title }]}
      />
      <div className="content grid grid-cols-1 gap-5 py-6">
        <TabLinks Link={SiteLink} label={copy.ladderNav} tabs={tabs} current={code} />
        <FacetRow label={copy.purpose} facets={purposes} current={purpose} />
        <p className="m-0 text-note text-muted">{copy.renewal}</p>
        <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[20rem_minmax(0,1fr)] elder:grid-cols-1 print:block">
          <section aria-labelledby="check" className="grid min-w-0 gap-3">
            <h2 id="check" className="text-title">
              {labels.check}
            </h2>
            {check.questions.length > 0 || check.asksTitles ? (
              <ShortQuestionnaire {...check} columns={1} />
            ) : (
              <p className="m-0 text-note text-muted">{copy.noRule}</p>
            )}
            {isOwn && matches.length > 0 && (
              <div className="grid gap-1">
                <SaveReport answers={answers} reports={[]} />
                <p className="m-0 text-note text-muted">{labels.reportNote}</p>
              </div>
            )}
            <p className="m-0 text-note">
              <SiteLink href="/smartPolicy">{labels.policies}</SiteLink>
            </p>
          </section>
          <div className="grid min-w-0 gap-6">
            <RecordPart id="criteria" title={labels.criteria}>
              {matches.length === 0 && <p className="m-0 text-note text-muted">{copy.noRule}</p>}
              <div className="grid gap-3">
                {matches.map((match) => (
                  <div key={match.id} className="grid gap-2">
                    <Tally match={match} />
                    <MatchCard match={match} isOpen />
                  </div>
                ))}
              </div>
            </RecordPart>
            <Brings rung={rung} />
            <Helps services={rung.services} />
          </div>
        </div>
      </div>
    </>
  )
}
