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

/** Those whose page shows all of their kind. */
const PAGES: Readonly<Record<string, string>> = {
  authorisations: '/lite/authorisations',
  tax: '/lite/tax',
}

/** The page without scripts of what a message is about, where there is one. */
export function liteAddress(link: string | null): string | undefined {
  const [, folder = '', id] = /^\/personal\/([\w-]+)(?:\/(\d+))?/.exec(link ?? '') ?? []
  if (Object.hasOwn(PAGES, folder)) return PAGES[folder]
  const twin = Object.hasOwn(TWINS, folder) ? TWINS[folder] : undefined
  return twin && id ? `/lite/${twin}?id=${id}` : undefined
}
