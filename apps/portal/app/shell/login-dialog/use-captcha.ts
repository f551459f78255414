import type { getCaptcha } from '@lqr/contract/identity/calls.ts'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../call.ts'

export interface Captcha {
  uuid: string
  image: string | undefined
  audio: string | undefined
  /** Counts up with each new picture, so that fields can empty themselves. */
  round: number
  failed: boolean
  refresh: () => void
}

const blank = { uuid: '', image: undefined, audio: undefined, failed: false }

/** The picture of the open form with its spoken alternative; each is good for one attempt. */
export function useCaptcha(): Captcha {
  const [shown, setShown] = useState<Omit<Captcha, 'round' | 'refresh'>>(blank)
  const [round, setRound] = useState(0)
  const refresh = useCallback(() => setRound((last) => last + 1), [])
  useEffect(() => {
    let left = false
    call<typeof getCaptcha>('GET', '/admin/verificationCode', {}, { quiet: true }).then(
      (captcha) => !left && setShown({ ...captcha, failed: false }),
      () => !left && setShown({ ...blank, failed: true }),
    )
    return () => {
      left = true
    }
  }, [round])
  return { ...shown, round, refresh }
}
