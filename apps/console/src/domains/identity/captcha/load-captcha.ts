import { getCaptcha } from '@lqr/contract/identity/calls.ts'
import { call } from '../../../shell/client.ts'
import { queryClient } from '../../../shell/query-client.ts'

/** A captcha, asked for again while trouble on the way passes; one that does not come is said like any failure. */
export const loadCaptcha = () =>
  queryClient.query({
    queryKey: [getCaptcha.name],
    queryFn: () => call(getCaptcha, {}),
    staleTime: 0,
    gcTime: 0,
  })
