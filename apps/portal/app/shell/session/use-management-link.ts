import type { MouseEvent } from 'react'
import { useShell } from '../use-shell.ts'
import { goToManagement, isExternalPortal } from './hand-over.ts'
import { managementAddress, type ManagementPath } from './management-address.ts'

/** Links to pages of the management portal; another origin is entered with a one-time ticket instead of the bare address. */
export function useManagementLink() {
  const base = useShell().config.managementPortalUrl
  return (path: ManagementPath, query?: Readonly<Record<string, string>>) => ({
    href: managementAddress(base, path, query),
    onClick: (event: MouseEvent) => {
      if (!isExternalPortal(base)) return
      event.preventDefault()
      goToManagement(base, path, query).catch(() => undefined)
    },
  })
}
