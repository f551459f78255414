import { checkFigures } from '@lqr/contract/statistics/indicator-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { addJobOnce } from '../../../jobs/add-job.store.ts'

/** Asks the job of the night to run now: counting every case takes longer than a call may. */
export const checkFiguresCall = bindCall(checkFigures, async ({ db, audit }) => {
  await addJobOnce(db, 'check-invariants')
  audit({ action: 'check-figures', entity: 'figure_check' })
  return { isWaiting: true }
})
