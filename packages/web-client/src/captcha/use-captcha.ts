import type { getCaptcha } from '@lqr/contract/identity/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { beginWork, type Work } from './begin-work.ts'

export interface Captcha {
  readonly uuid: string
  readonly image: string | undefined
  readonly audio: string | undefined
  readonly isLoading: boolean
  /** The form is ready before the work of the captcha is. */
  readonly isProving: boolean
  /** Another one: each is good for one try. */
  readonly refresh: () => void
  /** Speaks it; rejects where the browser plays no sound. */
  readonly listen: () => Promise<void>
  /** What is sent beside the typed answer: the captcha's work, done since it was loaded. Undefined where none was set. */
  readonly prove: () => Promise<string | undefined>
}

const blank = { uuid: '', image: undefined, audio: undefined, work: undefined }

/** The picture of an open form with its spoken alternative. `load` makes the call and says itself what failed. */
export function useCaptcha(load: () => Promise<CallOutput<typeof getCaptcha>>): Captcha {
  const [shown, setShown] = useState<Pick<Captcha, 'uuid' | 'image' | 'audio'>>(blank)
  const [isLoading, setLoading] = useState(true)
  const [isProving, setProving] = useState(false)
  const [round, setRound] = useState(0)
  const work = useRef<Work>(undefined)
  const refresh = useCallback(() => setRound((last) => last + 1), [])
  useEffect(() => {
    let isOver = false
    const show = (next: typeof shown & { work?: string | undefined }) => {
      if (isOver) return
      work.current = beginWork(next.work)
      setShown(next)
      setLoading(false)
    }
    setLoading(true)
    load().then(show, () => show(blank))
    return () => {
      isOver = true
      work.current?.stop()
    }
  }, [load, round])
  const { uuid, image, audio } = shown
  const prove = async () => {
    setProving(work.current?.isRunning() ?? false)
    const proof = await work.current?.proof
    setProving(false)
    return proof
  }
  const listen = async () => (audio ? new Audio(audio).play() : undefined)
  return { uuid, image, audio, isLoading, isProving, refresh, listen, prove }
}
