import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { countUnreadMessages, listMessages, watchUnreadMessages } from '@lqr/contract/messages/calls.ts'
import { watchEvents } from '@lqr/web-client/watch-events.ts'
import { settings } from '../client.ts'
import { callKey, useCall } from '../use-call.ts'

/** While nothing is told, the number is asked for. */
const ASK_SECONDS = 60

/** How many messages are unread: told by the server as it changes while the page is looked at, asked for otherwise. */
export function useUnread(): number {
  const queries = useQueryClient()
  const [isLive, setLive] = useState(false)
  const isSeen = useIsSeen()
  const { data } = useCall(countUnreadMessages, {}, isLive ? {} : { refetchSeconds: ASK_SECONDS })
  useEffect(() => {
    if (!isSeen) return
    const ending = new AbortController()
    void watchEvents<typeof watchUnreadMessages>(settings, watchUnreadMessages, {
      signal: ending.signal,
      onLive: setLive,
      onEvent: (told) => {
        const before = queries.getQueryData(callKey(countUnreadMessages, {}))
        queries.setQueryData(callKey(countUnreadMessages, {}), told)
        if (before !== undefined) void queries.invalidateQueries({ queryKey: callKey(listMessages) })
      },
    })
    return () => ending.abort()
  }, [isSeen, queries])
  return data?.unread ?? 0
}

/** Whether somebody can see the page: one in the background holds no connection. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isSeen
}
