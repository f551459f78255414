import type { Suggestion, suggestWords } from '@lqr/contract/content/search-calls.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { call } from '../call.ts'

const PAUSE_MILLISECONDS = 150
const NONE: readonly Suggestion[] = []

/**
 * The suggestions for what stands in the box: asked for after a short pause, never while an input method is composing; an
 * answer that something else was typed after is dropped. Empty while the list is closed.
 */
export function useSuggestions(input: RefObject<HTMLInputElement | null>) {
  const [items, setItems] = useState(NONE)
  const latest = useRef(0)
  useEffect(() => {
    const box = input.current
    if (!box) return
    let isComposing = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const forget = () => {
      latest.current += 1
      clearTimeout(timer)
    }
    const ask = async (keyword: string) => {
      const mine = latest.current
      const query = { keyword }
      const answer = await call<typeof suggestWords>('GET', '/portal/search/suggest', { query }).catch(
        () => NONE,
      )
      if (mine === latest.current) setItems(answer)
    }
    const typed = (event?: Event) => {
      if (isComposing || (event as InputEvent | undefined)?.isComposing) return
      forget()
      const keyword = box.value.trim()
      if (keyword === '') setItems(NONE)
      else timer = setTimeout(() => void ask(keyword), PAUSE_MILLISECONDS)
    }
    const started = () => {
      isComposing = true
      forget()
    }
    const ended = () => {
      isComposing = false
      typed()
    }
    const left = () => {
      forget()
      setItems(NONE)
    }
    const listeners = {
      input: typed,
      compositionstart: started,
      compositionend: ended,
      blur: left,
    } as const
    for (const [event, listener] of Object.entries(listeners)) box.addEventListener(event, listener)
    // What was typed before this code was there.
    if (box.value !== box.defaultValue) typed()
    return () => {
      forget()
      for (const [event, listener] of Object.entries(listeners)) box.removeEventListener(event, listener)
    }
  }, [input])
  const close = () => {
    latest.current += 1
    setItems(NONE)
  }
  return { items, close }
}
