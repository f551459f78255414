import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { OPEN_TOKEN_PATH } from '@lqr/contract/kernel/open-scopes.ts'
import type { Tx } from '../data/database.ts'
import { SANDBOX_TOKEN_PREFIX } from './open-token.store.ts'
import type { Services } from './services.ts'

/** How client ids and secrets of the sandbox begin: nobody takes one for a key to real cases. */
export const SANDBOX_CLIENT_PREFIX = 'lqxc_'
export const SANDBOX_SECRET_PREFIX = 'lqxs_'

/** An institution as its mirror in the sandbox shows it. */
export interface SandboxInstitution {
  readonly id: string
  readonly name: string
  readonly shortName: string
  readonly orgType: string
  readonly orgCategory: string
  readonly regionCode: string
}

/** Mirrors an institution, with a manager nobody can sign in as, a product, and fresh cases in place of all it had. */
export type FillSandbox = (tx: Tx, services: Services, institution: SandboxInstitution) => Promise<void>

/** The database of made-up cases beside that of the real ones (decision 0154). */
export interface Sandbox {
  /** What works in it; undefined while no institution has opened it. */
  services(): Promise<Services | undefined>
  /** The same, and makes the database where there is none. */
  make(): Promise<Services>
  readonly fill: FillSandbox
}

/** A token of the sandbox reaches the sandbox on calls of systems; elsewhere it is nobody's. */
export async function servicesOfToken(
  call: AnyCall,
  services: Services,
  bearer: string | undefined,
): Promise<Services> {
  if (call.openScope === undefined || !bearer?.startsWith(SANDBOX_TOKEN_PREFIX)) return services
  return (await services.sandbox?.services()) ?? services
}

/** Whoever asks for a token with a key of the sandbox asks the sandbox. */
export async function servicesOfClient(
  call: AnyCall,
  services: Services,
  { basic, body }: { readonly basic: { readonly name: string } | undefined; readonly body: unknown },
): Promise<Services> {
  if (call.path !== OPEN_TOKEN_PATH) return services
  const given = body instanceof Object && 'client_id' in body ? body.client_id : undefined
  const client = basic?.name ?? given
  if (typeof client !== 'string' || !client.startsWith(SANDBOX_CLIENT_PREFIX)) return services
  return (await services.sandbox?.services()) ?? services
}
