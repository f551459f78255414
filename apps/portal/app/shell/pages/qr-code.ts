import { renderSVG } from 'uqr'
import type { Route } from './+types/qr-code.ts'
import { portalConfigContext } from '../server/contexts.ts'
import { withQuestionnaires } from '../server/questionnaire-targets.ts'

/** The picture of a configured QR code; unknown names are not found, so that nobody has us draw theirs. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const config = await withQuestionnaires(context.get(portalConfigContext), context)
  const codes = [...config.footerQrCodes, config.messagingQrCode, ...config.questionnaireQrCodes]
  const code = codes.find(({ key }) => `${key}.svg` === params.file)
  if (!code) throw new Response(null, { status: 404 })
  const url = code.url.startsWith('/') ? `${config.publicUrl}${code.url}` : code.url
  const svg = renderSVG(url, { ecc: 'M', border: 2 })
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } })
}
