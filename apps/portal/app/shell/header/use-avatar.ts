import { useEffect, useState } from 'react'
import { client } from '../client.ts'

/** The visitor's picture as an address an <img> can show: it is fetched with the token, which an <img> would not send. */
export function useAvatar(avatar: string | null): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!avatar) return
    let made: string | undefined
    let left = false
    client.callForBlob({ method: 'GET', path: avatar }, {}).then(
      (blob) => {
        if (left) return
        made = URL.createObjectURL(blob)
        setAddress(made)
      },
      () => undefined,
    )
    return () => {
      left = true
      if (made) URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [avatar])
  return address
}
