import {
  isConsole,
  isInnerAddress,
  isPortalAddress,
  pagePath,
  pathOf,
} from '@lqr/contract/reference/inner-target.ts'

const HOME = '/index'

/**
 * An address of this very origin that a person may be led to after a login: a page of the portal, with or without its
 * site, or one of the console. Undefined for anything else: another origin, a script, a call, a page that does not exist.
 */
export function innerTarget(
  wanted: string | null | undefined,
  hasPage: (path: string) => boolean,
): string | undefined {
  if (!wanted) return HOME
  if (isConsole(wanted)) return isInnerAddress(wanted) ? wanted : undefined
  return isPortalAddress(wanted) && hasPage(pagePath(pathOf(wanted))) ? wanted : undefined
}
