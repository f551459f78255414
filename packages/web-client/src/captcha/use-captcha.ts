import type { getCaptcha } from '@lqr/contract/identity/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { useCallback, useEffect, useState } from 'react'

export interface Captcha {
  readonly uuid: string
  readonly image: string | undefined
  readonly audio: string | undefined
  readonly isLoading: boolean
  /** Another one: each is good for one try. */
  readonly refresh: () => void
  /** Speaks it; rejects where the browser plays no sound. */
  readonly listen: () => Promise<void>
}

const blank = { uuid: '', image: undefined, audio: undefined }

/** The picture of an open form with its spoken alternative. `load` makes the call and says itself what failed. */
export function useCaptcha(load: () => Promise<CallOutput<typeof getCaptcha>>): Captcha {
  const [shown, setShown] = useState<Pick<Captcha, 'uuid' | 'image' | 'audio'>>(blank)
  const [isLoading, setLoading] = useState(true)
  const [round, setRound] = useState(0)
  const refresh = useCallback(() => setRound((last) => last + 1), [])
  useEffect(() => {
    let isOver = false
    const show = (next: typeof shown) => {
      if (isOver) return
      setShown(next)
      setLoading(false)
    }
    setLoading(true)
    load().then(show, () => show(blank))
    return () => {
      isOver = true
    }
  }, [load, round])
  const { audio } = shown
  return { ...shown, isLoading, refresh, listen: async () => (audio ? new Audio(audio).play() : undefined) }
}
