import { useState } from 'react'
import { useLoaderData } from 'react-router'

/** The loader data of a kept-alive page: the last there was while the page is hidden. */
export function useKeptLoaderData<Loader>() {
  const data = useLoaderData<Loader>()
  const [kept, setKept] = useState(data)
  if (data !== undefined && data !== kept) setKept(data)
  return data ?? kept
}
