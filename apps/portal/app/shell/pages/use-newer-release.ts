import { openAnew, wasOpenedAnew } from '@lqr/web-client/open-anew.ts'
import { useEffect } from 'react'
import { isOfOtherRelease } from './route-failure.ts'

/** Opens the page anew where the release that answered is another one than this tab's and has no such page, at most once a minute. */
export function useNewerRelease(error: unknown): void {
  useEffect(() => {
    if (isOfOtherRelease(error) && !wasOpenedAnew()) openAnew()
  }, [error])
}
