import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { listReports, requestReport } from '@lqr/contract/credit/report-calls.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { ReportList } from './report-list.tsx'

/** The company's own credit reports. */
export function Component() {
  const queries = useQueryClient()
  const { run, isBusy } = useAction(requestReport, {
    onDone: () => {
      toastSuccess(copy.asked)
      void queries.invalidateQueries({ queryKey: callKey(listReports) })
    },
  })
  return (
    <Page
      title={copy.title}
      intro={copy.mineIntro}
      extra={
        <Button type="primary" {...busy(isBusy)} onClick={() => run({ body: {} })}>
          {copy.ask}
        </Button>
      }
    >
      <ReportList emptyHint={copy.mineEmptyHint} />
    </Page>
  )
}
