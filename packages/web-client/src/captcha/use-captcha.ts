import type { getCaptcha } from '@lqr/contract/identity/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { beginWork, type Work } from './begin-work.ts'

type Drawn = CallOutput<typeof getCaptcha>

export interface Captcha {
  readonly uuid: string
  readonly image: string | undefined
  /** The spoken alternative of this very captcha, once somebody has asked for it. */
  readonly audio: string | undefined
  readonly isLoading: boolean
  /** The form is ready before the work of the captcha is. */
  readonly isProving: boolean
  /** Another one: each is good for one try. */
  readonly refresh: () => void
  /**
   * Speaks it. One that was drawn without a voice gives way to another that has one, picture and all; what was typed is of no use
   * then. Rejects where the browser plays no sound.
   */
  readonly listen: () => Promise<void>
  /** What is sent beside the typed answer: the captcha's work, done since it was loaded. Undefined where none was set. */
  readonly prove: () => Promise<string | undefined>
}

const blank: Partial<Drawn> & { uuid: string } = { uuid: '' }

/**
 * The picture of an open form, and its spoken alternative for who asks for it. `load` makes the call, with a voice or without,
 * and says itself what failed.
 */
export function useCaptcha(load: (wantsVoice: boolean) => Promise<Drawn>): Captcha {
  const [shown, setShown] = useState(blank)
  const [coming, setComing] = useState<'picture' | 'voice' | undefined>('picture')
  const [isProving, setProving] = useState(false)
  const work = useRef<Work>(undefined)
  /** The newest request: what others bring comes too late. */
  const newest = useRef<symbol>(undefined)

  /** Answers the sound of the captcha that is now shown, where it has one and none was asked for since. */
  const draw = useCallback(
    async (wantsVoice: boolean) => {
      const own = Symbol('captcha')
      newest.current = own
      work.current?.stop()
      setComing(wantsVoice ? 'voice' : 'picture')
      const next = await load(wantsVoice).catch(() => blank)
      if (newest.current !== own) return undefined
      work.current = beginWork(next.work)
      setShown(next)
      setComing(undefined)
      return next.audio
    },
    [load],
  )
  const refresh = useCallback(() => void draw(false), [draw])
  useEffect(() => {
    refresh()
    return () => {
      newest.current = undefined
      work.current?.stop()
    }
  }, [refresh])

  const prove = async () => {
    setProving(work.current?.isRunning() ?? false)
    const proof = await work.current?.proof
    setProving(false)
    return proof
  }
  const listen = async () => {
    if (coming === 'voice') return
    // Made and loaded while the press is being handled: some browsers let no other element sound later.
    const sound = new Audio()
    sound.load()
    const audio = shown.audio ?? (await draw(true))
    if (!audio) return
    sound.src = audio
    await sound.play()
  }
  const { uuid, image, audio } = shown
  return { uuid, image, audio, isLoading: coming !== undefined, isProving, refresh, listen, prove }
}
