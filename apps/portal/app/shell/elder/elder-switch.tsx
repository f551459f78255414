import ALargeSmall from 'lucide-react/icons/a-large-small'
import Volume2 from 'lucide-react/icons/volume-2'
import { useEffect, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { RootData } from '../server/root-data.ts'
import { showToast } from '../toast/toast-store.ts'
import { copy } from './copy.ts'
import { keepElderMode, setElderMode } from '@lqr/web-client/cookies/elder-mode.ts'

const look = 'flex min-h-11 cursor-pointer items-center gap-1 text-ink hover:text-primary'

type Reader = typeof import('./read-aloud.ts')

let reader: Reader | undefined

async function loadReader(): Promise<Reader> {
  reader = await import('./read-aloud.ts')
  return reader
}

/** Large print, stronger contrast and reading aloud; remembered for the next visit. */
export function ElderSwitch() {
  const root = useRouteLoaderData<RootData>('root')
  const [on, setOn] = useState(root?.elder ?? false)
  const [reading, setReading] = useState(false)
  const { pathname, search } = useLocation()
  useEffect(keepElderMode, [])
  // Before it is asked for: an iPhone lets a page speak only while the press itself is being handled.
  useEffect(() => {
    if (on) loadReader().catch(() => undefined)
  }, [on])
  useEffect(() => {
    if (!reading) return
    const stop = () => speechSynthesis.cancel()
    addEventListener('pagehide', stop)
    // What is read aloud is the page that is shown, as long as there is a button to stop it.
    return () => {
      removeEventListener('pagehide', stop)
      stop()
      setReading(false)
    }
  }, [reading, on, pathname, search])
  const toggle = () => {
    setOn(!on)
    setElderMode(!on)
  }
  const readAloud = async () => {
    // WeChat on Android has no voice.
    if (!('speechSynthesis' in globalThis)) {
      showToast({ tone: 'error', text: copy.noVoice })
      return
    }
    try {
      const { toggleReading } = reader ?? (await loadReader())
      setReading(toggleReading(() => setReading(false)))
    } catch {
      showToast({ tone: 'error', text: copy.readFailed })
    }
  }
  return (
    <>
      {on && (
        <button type="button" aria-pressed={reading} onClick={() => void readAloud()} className={look}>
          <Volume2 size={16} />
          {reading ? copy.stopReading : copy.readAloud}
        </button>
      )}
      <button
        type="button"
        aria-pressed={on}
        onClick={toggle}
        className={`${look} ${on ? 'font-semibold text-primary' : ''}`}
      >
        <ALargeSmall size={18} />
        <span className="max-sm:sr-only">{copy.mode}</span>
      </button>
    </>
  )
}
