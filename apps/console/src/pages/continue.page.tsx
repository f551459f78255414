import { isPortalAddress } from '@lqr/contract/reference/inner-target.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { LoadingPage } from '../shell/page/loading.tsx'

const PORTAL_HOME = '/index'

/** Back to the page of the portal one came from, once the session owes nothing any more; never to another origin. */
export function Component() {
  const [search] = useSearchParams()
  const wanted = search.get('to') ?? ''
  const address = isPortalAddress(wanted) ? wanted : PORTAL_HOME
  useEffect(() => location.replace(address), [address])
  return <LoadingPage />
}
