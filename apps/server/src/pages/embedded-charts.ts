import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, LightMyRequestResponse } from 'fastify'
import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { DEFAULT_SUBSTATION_ID, normalizeAreaId } from '@lqr/contract/reference/substations.ts'
import { getIndicator } from '@lqr/contract/statistics/indicator-calls.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { shanghaiMinute } from '../clocks/shanghai-minute.ts'
import { barChart } from '../documents/bar-chart.ts'
import { escapedText, shortNumber } from '../documents/chart-text.ts'
import type { Services } from '../http/services.ts'
import { embedCopy as copy } from './embed-copy.ts'

type Detail = CallOutput<typeof getIndicator>
interface Asked {
  Params: { file: string }
  Querystring: { area?: unknown }
}

const STYLE =
  'body{margin:0;padding:12px;background:#fff;color:#1c2430;font:14px/1.6 sans-serif}svg{display:block;width:100%;height:auto}p{margin:8px 0 0;font-size:12px;color:#5b6675}a{color:#1b4b8f}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The one policy that lets other sites frame a page: it runs nothing, asks nothing and sends nothing. */
const EMBED_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors *`
const SVG_POLICY = "default-src 'none'; frame-ancestors *; sandbox"
const KEPT = 'public, max-age=300'

/** What is not there, for the call as for its picture. */
const NOT_THERE: readonly number[] = [404, 422]

/**
 * The figures as anybody may see them, few cases withheld: the public call is asked, without a session, in the name of who looks. A
 * refusal of another sort is answered as the call says it, and kept by nobody.
 */
async function readDetail(
  app: FastifyInstance,
  code: string,
  { area, remoteAddress }: { readonly area: string; readonly remoteAddress: string },
): Promise<Detail | undefined | { readonly refusal: LightMyRequestResponse }> {
  const known = INDICATORS.find((one) => one.code === code)
  if (!known) return undefined
  const answer = await app.inject({
    method: 'GET',
    url: callAddress(getIndicator, { params: { code: known.code } }),
    headers: { citycode: area },
    remoteAddress,
  })
  if (answer.statusCode === 200) return answer.json<{ data: Detail }>().data
  return NOT_THERE.includes(answer.statusCode) ? undefined : { refusal: answer }
}

function sendRefusal(reply: FastifyReply, { statusCode, headers, body }: LightMyRequestResponse) {
  const retryAfter = headers['retry-after']
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const type = headers['content-type'] ?? 'application/json'
  return reply.code(statusCode).header('content-type', type).header('cache-control', 'no-store').send(body)
}

function chartOf({ name, unit, areaName, parts, asOf, value, isWithheld }: Detail): string {
  const instead = (withheld: boolean) => (withheld ? copy.withheld : copy.none)
  const whole = value === null ? instead(isWithheld) : `${shortNumber(value)}${unit}`
  return barChart({
    title: copy.title(name, unit, areaName),
    bars: parts.map((part) => ({ name: part.name, value: part.value, instead: instead(part.isWithheld) })),
    notes: [`${copy.whole(whole)} · ${copy.source} · ${copy.asOf(shanghaiMinute(new Date(asOf)))}`],
  })
}

function page(detail: Detail, home: string): string {
  const { name, unit, areaName, definition } = detail
  const title = escapedText(copy.title(name, unit, areaName))
  return `<!doctype html><html lang="${copy.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body>${chartOf(detail)}<p>${escapedText(copy.definition(definition))} <a href="${escapedText(home)}/statistics" target="_blank" rel="noopener">${copy.link}</a></p></body></html>`
}

function send(reply: FastifyReply, type: string, policy: string, text: string) {
  return reply
    .header('content-type', `${type}; charset=utf-8`)
    .header('content-security-policy', policy)
    .header('cache-control', KEPT)
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(text)
}

/** Charts of public figures for the pages of others: `/embed/figures/<indicator>` to be framed, `….svg` as a picture. */
export function registerEmbeddedCharts(app: FastifyInstance, services: Services): void {
  app.get<Asked>('/embed/figures/:file', async (request, reply) => {
    const { file } = request.params
    const area = normalizeAreaId(String(request.query.area ?? DEFAULT_SUBSTATION_ID))
    const isPicture = file.endsWith('.svg')
    const by = { area: area ?? '', remoteAddress: request.ip }
    const detail = area ? await readDetail(app, file.replace(/\.svg$/, ''), by) : undefined
    if (!detail) return send(reply.code(404), 'text/plain', SVG_POLICY, copy.notFound)
    if ('refusal' in detail) return sendRefusal(reply, detail.refusal)
    if (isPicture) return send(reply, 'image/svg+xml', SVG_POLICY, chartOf(detail))
    return send(reply, 'text/html', EMBED_POLICY, page(detail, services.config.publicUrl ?? ''))
  })
}
