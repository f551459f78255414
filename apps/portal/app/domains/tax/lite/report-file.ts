import { downloadTaxReport, makeTaxReportToken } from '@lqr/contract/tax/report-calls.ts'
import type { Route } from './+types/report-file.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import { forFile } from '../../../shell/plain/for-file.ts'
import { apiContext } from '../../../shell/server/contexts.ts'

const PDF = '%PDF'

/** A report to keep, for a form: each download leaves a record, so that no link and no prefetch begins one. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const id = requireId(request, 'id')
  const file = await forFile('/lite/tax', async () => {
    const { token } = await api(makeTaxReportToken, { params: { id } })
    return new Uint8Array((await api(downloadTaxReport, { body: { token } })) as Buffer)
  })
  const isPdf = new TextDecoder().decode(file.subarray(0, PDF.length)) === PDF
  return new Response(file, {
    headers: {
      'content-type': isPdf ? 'application/pdf' : 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="tax-report.${isPdf ? 'pdf' : 'html'}"`,
    },
  })
}
