import { forgoReportGrant, type releaseReportGrant } from '@lqr/contract/demand-reports/grant-calls.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import type { MoveTexts } from '../../../shell/cases/move-texts.ts'
import { TextMove } from '../../../shell/cases/text-move.tsx'
import { caseFacts } from './report-facts.tsx'
import type { ReportActionProps } from './use-report.ts'

interface EndGrantProps extends ReportActionProps {
  move: 'forgo' | 'release'
  def: typeof forgoReportGrant | typeof releaseReportGrant
  texts: MoveTexts
}

/** One side ends a grant that is not used and says why. */
export function EndGrant({ shown, ...props }: EndGrantProps) {
  const { id, version } = shown
  return (
    <TextMove
      {...props}
      of={demandReportCase}
      name="endReason"
      field={forgoReportGrant.body.shape.endReason}
      facts={caseFacts(shown)}
      toInput={(endReason) => ({ params: { id }, body: { version, endReason } })}
      isDanger
    />
  )
}
