import { useQuery } from '@tanstack/react-query'
import { getCaptcha } from '@lqr/contract/identity/calls.ts'
import { call } from '../../../shell/client.ts'

export interface Captcha {
  readonly uuid: string
  readonly image: string | undefined
  readonly audio: string | undefined
  readonly isLoading: boolean
  readonly refresh: () => void
}

/** One captcha at a time; each is good for one try, so a failed submit asks for another. */
export function useCaptcha(scope: string): Captcha {
  const { data, isFetching, refetch } = useQuery({
    queryKey: [getCaptcha.name, scope],
    queryFn: () => call(getCaptcha, {}),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return {
    uuid: data?.uuid ?? '',
    image: data?.image,
    audio: data?.audio,
    isLoading: isFetching,
    refresh: () => void refetch(),
  }
}
