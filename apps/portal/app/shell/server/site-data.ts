import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import type { SiteSettings } from '@lqr/contract/reference/site-setting-calls.ts'
import { findSubstation, substationOfCode } from '@lqr/contract/reference/substations.ts'
import { readCookie } from '@lqr/web-client/cookies/cookie-text.ts'
import { TOKEN_COOKIE } from '@lqr/web-client/cookies/token-cookie.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { anonymous, type SessionView } from '../session/session-view.ts'
import { toSessionView } from '../session/to-session-view.ts'
import { signOutCookies } from '../session/guard-notice.ts'
import { apiContext } from './contexts.ts'
import type { LoaderApi } from './loader-api.ts'
import { currentSettings } from './site-settings.ts'

export interface SiteLine {
  readonly id: string
  readonly name: string
  /** First segment of the address, '' for the province. */
  readonly path: string
  /** Name of the prefecture a county site belongs to. */
  readonly parentName: string | undefined
}

export interface SiteData {
  readonly site: SiteLine
  readonly session: SessionView
  readonly settings: SiteSettings
}

interface LoaderInput {
  readonly request: Request
  readonly params: { readonly site?: string | undefined }
  readonly context: Readonly<RouterContextProvider>
}

/** Signs the browser out, leaves the guard's notice and goes to the start page (specification 4 and 8). */
function signedOutRedirect(): Response {
  const headers = new Headers()
  for (const line of signOutCookies()) headers.append('set-cookie', line)
  return redirect('/', { headers })
}

// Only an answer about this very token signs out; trouble of the server is thrown on and becomes the calm page.
async function visitor(request: Request, api: LoaderApi): Promise<SessionView> {
  if (readCookie(request.headers.get('cookie'), TOKEN_COOKIE) === undefined) return anonymous
  try {
    return toSessionView(await api(getUserInfo))
  } catch (error) {
    if (error instanceof Response && error.status < 500 && error.status !== 429) throw signedOutRedirect()
    throw error
  }
}

/** The navigation guard: which site this is, and who asks. An unknown site goes to /404. */
export async function siteData({ request, params, context }: LoaderInput): Promise<SiteData> {
  const found = findSubstation(params.site ?? '')
  if (!found || (params.site !== undefined && found.path === '')) throw redirect('/404')
  const { id, name, path, level, parentId } = found
  const parentName = level === 3 && parentId ? substationOfCode(parentId)?.name : undefined
  const api = context.get(apiContext)
  const [session, settings] = await Promise.all([visitor(request, api), currentSettings(id, api)])
  return { site: { id, name, path, parentName }, session, settings }
}
