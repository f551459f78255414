import { storedCityCode } from '@lqr/web-client/city-code.ts'
import type { ClientSettings } from '@lqr/web-client/client-settings.ts'
import { makeClient } from '@lqr/web-client/make-client.ts'
import { queryClient } from './query-client.ts'
import { accountShown } from './session/account-shown.ts'
import { endSession } from './session/session-end.ts'

/** How the console's calls differ from the portal's: the site one came from, whose console it is; queries and forms say what failed. */
export const settings: ClientSettings = {
  cityCode: storedCityCode,
  account: () => accountShown(queryClient),
  refuse: endSession,
}

export const client = makeClient(settings)
export const { call, callForBlob } = client
