/** Matters of the console that have a page of their own without scripts, by the folder of their address. */
const TWINS: Readonly<Record<string, string>> = {
  applications: 'application',
  needs: 'need',
  leases: 'lease',
  questions: 'question',
  objections: 'objection',
  enquiries: 'enquiry',
  reports: 'report',
  valuations: 'valuation',
  'account-openings': 'opening',
  equity: 'project',
  'equity-interests': 'interest',
  listings: 'listing',
}

/** Pages of the console without a matter in their address, and matters whose page here shows all of their kind. */
const LISTS: Readonly<Record<string, string>> = {
  authorisations: '/lite/authorisations',
  tax: '/lite/tax',
  renewals: '/lite/loans',
  credit: '/lite/credit',
  reports: '/lite/reports',
}

const SIGN_UP = /^\/activities\/sign-up\?id=(\d+)$/

/** The page without scripts of what a message is about, where there is one. */
export function liteAddress(link: string | null): string | undefined {
  const [, activity] = SIGN_UP.exec(link ?? '') ?? []
  if (activity) return `/lite/activity?id=${activity}`
  const [, folder = '', id] = /^\/personal\/([\w-]+)(?:\/(\d+))?/.exec(link ?? '') ?? []
  const twin = Object.hasOwn(TWINS, folder) ? TWINS[folder] : undefined
  if (twin && id) return `/lite/${twin}?id=${id}`
  return Object.hasOwn(LISTS, folder) ? LISTS[folder] : undefined
}
