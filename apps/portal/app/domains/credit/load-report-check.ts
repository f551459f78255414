import { checkReport } from '@lqr/contract/credit/report-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'

export interface ReportCheckView {
  readonly number: string
  readonly found: CallOutput<typeof checkReport> | 'unknown' | 'malformed' | undefined
}

const NOT_FOUND = 404

/** What anybody may know of the report with the number in the address; nothing is asked while there is none. */
export async function loadReportCheck(api: LoaderApi, request: Request): Promise<ReportCheckView> {
  const number = new URL(request.url).searchParams.get('number')?.trim() ?? ''
  if (number === '') return { number, found: undefined }
  const params = checkReport.params.safeParse({ number })
  if (!params.success) return { number, found: 'malformed' }
  try {
    return { number, found: await api(checkReport, { params: params.data }) }
  } catch (error) {
    if (error instanceof Response && error.status === NOT_FOUND) return { number, found: 'unknown' }
    throw error
  }
}
