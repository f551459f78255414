import { useRef } from 'react'
import { filesCopy } from './copy.ts'

/**
 * Keeps a form from being sent while a file of one of its fields still is: it would go without it. Answers
 * what the field's item takes, and who is told of what is on its way, by places where the field has several.
 */
export function useSentFirst() {
  const sending = useRef(new Set<string>())
  const check = () =>
    sending.current.size > 0 ? Promise.reject(new Error(filesCopy.unfinished)) : Promise.resolve()
  return {
    item: { validateTrigger: [], rules: [{ validator: check }] },
    onSending: (isSending: boolean, place = '') => {
      if (isSending) sending.current.add(place)
      else sending.current.delete(place)
    },
  }
}
