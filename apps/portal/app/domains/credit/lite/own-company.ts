import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { otherAccount } from '../../../shell/lite/enterprise-only.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'

/** The company of whoever is signed in; nobody else has a credit file of its own. */
export async function ownCompany(request: Request, api: LoaderApi) {
  const { comBaseinfo } = await signedIn(request, () => api(getUserInfo))
  if (!comBaseinfo) throw otherAccount()
  return { id: comBaseinfo.companyId, isCertified: comBaseinfo.certiFlg === 3 }
}
