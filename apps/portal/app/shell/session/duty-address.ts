/**
 * Where somebody goes who still owes the agreement or a second factor: our own console asks for both, wherever the
 * management portal stands, and its front door leads back to `target`, a page of the portal, if one was wanted.
 */
export function dutyAddress(target: string): string {
  return target ? `/console/?target=${encodeURIComponent(target)}` : '/console'
}
