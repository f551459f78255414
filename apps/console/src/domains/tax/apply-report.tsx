import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { applyTaxReport, listTaxReports } from '@lqr/contract/tax/report-calls.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey } from '../../shell/use-call.ts'
import { copy } from './copy.ts'

/** Asks for a report under a licence that holds it. */
export function ApplyReport({ bizNo }: { bizNo: string }) {
  const queries = useQueryClient()
  const { run, isBusy } = useAction(applyTaxReport, {
    onDone: () => {
      toastSuccess(copy.applied)
      void queries.invalidateQueries({ queryKey: callKey(listTaxReports) })
    },
  })
  return (
    <Button aria-label={copy.applyOf(bizNo)} onClick={() => run({ body: { bizNo } })} {...busy(isBusy)}>
      {copy.apply}
    </Button>
  )
}
