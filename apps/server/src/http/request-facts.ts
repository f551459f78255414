import type { FastifyRequest } from 'fastify'
import { DEFAULT_SUBSTATION_ID, normalizeAreaId } from '@lqr/contract/reference/substations.ts'
import * as z from 'zod'
import { basicCredential } from './basic-credential.ts'
import type { RequestFacts } from './bind-call.ts'
import { deviceOf } from './device-cookie.ts'
import type { ServiceIdentity } from './service-credential.ts'
import { bearerToken } from './session-actor.ts'

/** As long as the field of the other calls takes. */
const LONGEST_PROOF = 1_200

function captchaOf({ headers }: FastifyRequest): RequestFacts['captcha'] {
  const { 'x-captcha-uuid': uuid, 'x-captcha': answer, 'x-captcha-proof': sent } = headers
  if (typeof uuid !== 'string' || typeof answer !== 'string') return undefined
  const proof = typeof sent === 'string' && sent.length <= LONGEST_PROOF ? sent : undefined
  return z.uuid().safeParse(uuid).success && answer.length <= 8 ? { uuid, answer, proof } : undefined
}

/** What calls read of a request beside its input: whose network, which site, which credentials. */
export function requestFacts(request: FastifyRequest, service: ServiceIdentity | undefined): RequestFacts {
  const city = request.headers.citycode
  return {
    id: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    cityCode: normalizeAreaId(typeof city === 'string' ? city : '') ?? DEFAULT_SUBSTATION_ID,
    bearer: bearerToken(request.headers.authorization),
    basic: basicCredential(request.headers.authorization),
    device: deviceOf(request.headers.cookie),
    captcha: captchaOf(request),
    service: service?.name,
  }
}
