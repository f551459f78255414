import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { listTaxLicences } from '@lqr/contract/tax/calls.ts'
import { applyTaxReport, listTaxReports } from '@lqr/contract/tax/report-calls.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey } from '../../shell/use-call.ts'
import { copy } from './copy.ts'

/** Asks for a report under a licence that holds it and whose case has none that is not over. */
export function ApplyReport({ bizNo }: { bizNo: string }) {
  const queries = useQueryClient()
  const renew = () => {
    for (const def of [listTaxLicences, listTaxReports])
      void queries.invalidateQueries({ queryKey: callKey(def) })
  }
  const { run, isBusy } = useAction(applyTaxReport, {
    onDone: () => {
      toastSuccess(copy.applied)
      renew()
    },
    // The other side has asked for one meanwhile, or the licence is over.
    onFailure: renew,
  })
  return (
    <Button aria-label={copy.applyOf(bizNo)} onClick={() => run({ body: { bizNo } })} {...busy(isBusy)}>
      {copy.apply}
    </Button>
  )
}
