import { useState } from 'react'

/** What stands in a search field: an address that changes elsewhere brings its own, and the field keeps the keyboard. */
export function useTyped(value = '') {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  return {
    value: typed,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
  }
}
