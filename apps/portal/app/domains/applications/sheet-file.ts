import { printApplicationSheet } from '@lqr/contract/applications/sheet-calls.ts'
import type { Route } from './+types/sheet-file.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import { forFile } from '../../shell/plain/for-file.ts'
import { apiContext } from '../../shell/server/contexts.ts'

/** The own draft on paper, for a browser that opens it by a link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const proId = requireId(request, 'proId')
  const pdf = await forFile(`/lite/apply?proId=${proId}`, () =>
    context.get(apiContext)(printApplicationSheet, { params: { proId } }),
  )
  return new Response(new Uint8Array(pdf as Buffer), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="application.pdf"',
    },
  })
}
