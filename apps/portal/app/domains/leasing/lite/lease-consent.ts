import { listLeaseInstitutions } from '@lqr/contract/leasing/calls.ts'
import { LEASE_CONSENT_VERSION, leaseConsent } from '@lqr/contract/leasing/consent.ts'
import type { LeaseAudienceCode } from '@lqr/contract/leasing/kinds.ts'
import * as z from 'zod'
import type { PlainField } from '../../../shell/plain/plain-field.ts'
import type { LoaderApi, LoaderFailure } from '../../../shell/server/loader-api.ts'
import { liteLeaseCopy } from './copy.ts'
import { SHOWN_CONSENT } from './shown-consent.ts'

export const shownConsentField: PlainField = {
  name: SHOWN_CONSENT,
  schema: z.string(),
  isOptional: true,
  isUnkept: true,
}

interface Receivers {
  readonly audience: LeaseAudienceCode
  readonly orgId?: string | undefined
  readonly areaCode?: string | undefined
}

/** What is agreed to for these receivers: whom the text names, the text, and by what its form tells it from others. */
export async function consentFor(api: LoaderApi, { audience, orgId, areaCode }: Receivers) {
  const isArea = audience === 'area'
  const found = await api(listLeaseInstitutions, { query: isArea && areaCode ? { areaCode } : {} })
  const receivers = found.filter(({ id }) => isArea || id === orgId)
  const names = receivers.map(({ name }) => name)
  const mark = [LEASE_CONSENT_VERSION, audience, ...names].join(' ')
  return { names, ids: receivers.map(({ id }) => id), text: leaseConsent(audience, names), mark }
}

/** Whom the text named that was agreed to; refused where it is another than the one that is kept as evidence. */
export async function requireShown(api: LoaderApi, receivers: Receivers, shown: string | undefined) {
  const { mark, ids } = await consentFor(api, receivers)
  if (mark === shown) return ids
  const msg = liteLeaseCopy.form.consentChanged
  throw Response.json({ msg, fields: { consent: msg } } satisfies LoaderFailure, { status: 409 })
}
