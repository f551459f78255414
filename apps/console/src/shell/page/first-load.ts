import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Given to the page that the console opens in place of its front door. */
export const FIRST_LOAD = { isFirstLoad: true } as const

/** Whether nobody has moved inside the console yet: somebody may already be at the header when the page comes, and keeps the focus. */
export function useFirstLoad(): boolean {
  const { key, state } = useLocation() as { key: string; state: { isFirstLoad?: boolean } | null }
  // Whoever comes back to that page has moved.
  const isLedOn = useNavigationType() === NavigationType.Replace && state?.isFirstLoad === true
  return key === 'default' || isLedOn
}
