import type { ScreenSet, watchScreens } from '@lqr/contract/statistics/screen-calls.ts'
import { watchEvents } from '@lqr/web-client/watch-events.ts'
import { useEffect, useState } from 'react'
import { settings } from '../../../shell/client.ts'

/** How long a line may be silent or gone before the wall says so. */
const LOST_AFTER_MS = 30_000
const PLACE = { method: 'GET', path: '/console/statistics/screens/watch' } as const

export type Standing = 'connecting' | 'live' | 'lost'

/**
 * The figures as they are pushed: the latest set alone is kept, and one that comes while nobody looks is let go. A line that is gone
 * for half a minute is called lost; its last figures stay.
 */
export function useScreens(first: ScreenSet, isPaused: boolean): { set: ScreenSet; standing: Standing } {
  const [latest, setLatest] = useState(first)
  const [standing, setStanding] = useState<Standing>('connecting')
  const [kept, setKept] = useState<ScreenSet>()
  useEffect(() => {
    const ending = new AbortController()
    let lost: ReturnType<typeof setTimeout> | undefined
    const expect = () => {
      clearTimeout(lost)
      lost = setTimeout(() => setStanding('lost'), LOST_AFTER_MS)
    }
    expect()
    void watchEvents<typeof watchScreens>(settings, PLACE, {
      signal: ending.signal,
      onEvent: (set) => {
        expect()
        setStanding('live')
        if (document.visibilityState === 'visible') setLatest(set)
      },
      onLive: () => undefined,
    })
    return () => {
      ending.abort()
      clearTimeout(lost)
    }
  }, [])
  if (isPaused && kept === undefined) setKept(latest)
  if (!isPaused && kept !== undefined) setKept(undefined)
  return { set: kept ?? latest, standing }
}
