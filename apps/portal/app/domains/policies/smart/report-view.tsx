import { Button } from '@lqr/ui/button.tsx'
import { FactList } from '@lqr/ui/fact-list.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import { Banner } from '../../../shell/banner/banner.tsx'
import { sectionCrumbs } from '../../../shell/banner/section-crumbs.ts'
import { SiteLink } from '../../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { LoadedReport } from './load-report.ts'
import { VerdictList } from './verdict-list.tsx'

/** A stored report: what was known, and what the rules of that day said. */
export function ReportView({ report }: { report: LoadedReport }) {
  return (
    <>
      <Banner
        type="SMARTPOLICY"
        withSearch={false}
        title={copy.report}
        lead={report.made}
        crumbs={[sectionCrumbs.policies, { label: copy.title, href: '/smartPolicy' }, { label: copy.report }]}
      />
      <div className="content grid gap-5 py-6">
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <SiteLink href="/smartPolicy">{copy.back}</SiteLink>
          <Button size="small" className="noscript:hidden" onClick={() => window.print()}>
            {copy.print}
          </Button>
        </div>
        <p className="text-note text-muted">{copy.reportNote}</p>
        <section aria-labelledby="facts" className="rounded-card border border-line bg-surface p-5">
          <h2 id="facts" className="mb-3 text-body">
            {copy.reportFacts}
          </h2>
          <FactList facts={report.facts} />
        </section>
        {report.matches.map((match) => (
          <article
            key={match.itemId}
            className="rounded-card border border-line bg-surface px-5 py-4 print:break-inside-avoid"
          >
            <div className="flex flex-wrap items-start justify-between gap-2">
              <h2 className="text-body">{match.name}</h2>
              <Tag>{match.standingName}</Tag>
            </div>
            <p className="text-note text-muted">
              {match.docTitle} {match.docNo} · {copy.rules(match.rulesVersion)}
            </p>
            <VerdictList verdicts={match.verdicts} />
          </article>
        ))}
        <p className="text-note text-muted">{copy.disclaimer}</p>
      </div>
    </>
  )
}
