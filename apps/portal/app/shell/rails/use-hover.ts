import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Tells when a mouse begins and ends to point at the box. Whoever pointed at it before its code was there is not asked to
 * come again: the scripts start after the first paint, and React keeps no hover from before. The browser's own events are
 * listened to, because React takes its pointerenter from the element left, which may be gone.
 */
export function useHover(box: RefObject<HTMLElement | null>, onPointed: (isPointed: boolean) => void): void {
  const say = useEffectEvent(onPointed)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const enter = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && say(true)
    const leave = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && say(false)
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointerleave', leave)
    if (element.matches(':hover') && matchMedia('(hover: hover)').matches) say(true)
    return () => {
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointerleave', leave)
    }
  }, [box])
}
