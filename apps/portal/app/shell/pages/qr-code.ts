import { renderSVG } from 'uqr'
import type { Route } from './+types/qr-code.ts'
import { apiContext, portalConfigContext } from '../server/contexts.ts'
import { currentSettings } from '../server/site-settings.ts'
import { qrTargets } from '../site-settings.ts'

const FILE = /^(\d{6})-([a-z\d-]{1,30})\.svg$/

/** The picture of a code of a site, `620000-messaging.svg`; others are not found, so that nobody has us draw theirs. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, areaCode, key] = FILE.exec(params.file) ?? []
  if (areaCode === undefined) throw new Response(null, { status: 404 })
  const settings = await currentSettings(areaCode, context.get(apiContext))
  const { footer, messaging, questionnaires } = qrTargets(settings)
  const code = [...footer, ...messaging, ...questionnaires].find((one) => one.key === key)
  if (!code) throw new Response(null, { status: 404 })
  const { publicUrl } = context.get(portalConfigContext)
  const url = code.url.startsWith('/') ? `${publicUrl}${code.url}` : code.url
  const svg = renderSVG(url, { ecc: 'M', border: 2 })
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } })
}
