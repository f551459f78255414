import { getCaptcha } from '@lqr/contract/identity/calls.ts'
import { call } from '../../../shell/client.ts'
import { queryClient } from '../../../shell/query-client.ts'

/** A captcha, with its voice where that is wanted, asked for again while trouble on the way passes; one that does not come is said like any failure. */
export const loadCaptcha = (wantsVoice: boolean) =>
  queryClient.query({
    queryKey: [getCaptcha.name, wantsVoice],
    queryFn: () => call(getCaptcha, { query: { voice: wantsVoice ? 'true' : 'false' } }),
    staleTime: 0,
    gcTime: 0,
  })
