import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { WayOn } from '../../../shell/cases/way-on.tsx'
import { copy } from '../copy.ts'
import '../../../shell/cases/cases.css'

const texts = copy.refusal

/** Why it was refused, in plain words: the code's name, the institution's sentence, what would change it, and other ways. */
export function RefusalPanel({ application, isOwn }: { application: ApplicationDetail; isOwn: boolean }) {
  if (application.status !== 'REJECTED') return null
  const known = REJECT_CODES.find(({ code }) => code === application.rejectCode)
  const others = `/financial?amountYuan=${application.amountYuan}&termMonths=${application.termMonths}`
  return (
    <section className="panel panel-refusal">
      <h2>{texts.title}</h2>
      <p className="refusal-name">{known?.name ?? application.rejectCode}</p>
      <h3>{texts.found}</h3>
      <p className="prewrap">{application.rejectReason ?? known?.sentence}</p>
      <h3>{texts.change}</h3>
      <p className="prewrap">{application.nextSteps ?? known?.remedy}</p>
      <WayOn refusal={application} asked={application} />
      {isOwn && (
        <>
          <h3>{texts.others}</h3>
          <p>
            {application.can.transfer && `${texts.othersHint} `}
            <a href={others}>{texts.toProducts}</a>
          </p>
        </>
      )}
    </section>
  )
}
