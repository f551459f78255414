import { useBlobAddress } from '@lqr/web-client/files/use-blob-address.ts'
import { useEffect, useState } from 'react'
import { client } from '../client.ts'

/** The visitor's picture as an address an <img> can show: it is fetched with the token, which an <img> would not send. */
export function useAvatar(avatar: string | null): string | undefined {
  const [picture, setPicture] = useState<Blob>()
  useEffect(() => {
    if (!avatar) return
    let isOver = false
    client.callForBlob({ method: 'GET', path: avatar }, {}).then(
      (blob) => !isOver && setPicture(blob),
      () => undefined,
    )
    return () => {
      isOver = true
      setPicture(undefined)
    }
  }, [avatar])
  return useBlobAddress(picture)
}
