import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { readCookie } from '@lqr/web-client/cookies/cookie-text.ts'
import { TOKEN_COOKIE } from '@lqr/web-client/cookies/token-cookie.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { PROVINCE_CODE } from './area-ways.ts'

/** Of which area a visitor may read the cases behind the figures: an authority of its own, the platform of all. */
export async function areaToRead(request: Request, api: LoaderApi): Promise<string | null> {
  if (readCookie(request.headers.get('cookie'), TOKEN_COOKIE) === undefined) return null
  try {
    const { roles, user } = await api(getUserInfo)
    if (roles.includes('operator') || roles.includes('admin')) return PROVINCE_CODE
    return roles.includes('govViewer') ? (user.regionCode ?? PROVINCE_CODE) : null
  } catch (error) {
    // A session that has ended: the wall stays what it is for everybody.
    if (error instanceof Response && error.status < 500) return null
    throw error
  }
}
