import { useQueryClient } from '@tanstack/react-query'
import { getCalendar, previewCalendarChange } from '@lqr/contract/reference/calendar-calls.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { isOvertaken } from '../../../shell/overtaken.ts'
import { toastError, toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

/** What follows a change of the calendar: it is read anew, and whoever was slower sees it as it is now. */
export function useCalendarChange(close: () => void) {
  const queries = useQueryClient()
  const finish = () => {
    close()
    void queries.invalidateQueries({ queryKey: callKey(getCalendar) })
    void queries.invalidateQueries({ queryKey: callKey(previewCalendarChange) })
  }
  return {
    onDone: () => {
      toastSuccess(copy.form.saved)
      finish()
    },
    onFailure: (failure: CallFailure) => {
      if (!isOvertaken(failure)) return
      toastError(copy.form.changed)
      finish()
    },
  }
}
