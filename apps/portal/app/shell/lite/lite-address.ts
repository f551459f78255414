/** Matters of the console that have a page of their own without scripts, by the folder of their address. */
const TWINS: Readonly<Record<string, string>> = {
  applications: 'application',
  needs: 'need',
  leases: 'lease',
  questions: 'question',
  objections: 'objection',
}

/** The page without scripts of what a message is about, where there is one. */
export function liteAddress(link: string | null): string | undefined {
  const [, folder = '', id] = /^\/personal\/(\w+)(?:\/(\d+))?/.exec(link ?? '') ?? []
  if (folder === 'authorisations') return '/lite/authorisations'
  const twin = Object.hasOwn(TWINS, folder) ? TWINS[folder] : undefined
  return twin && id ? `/lite/${twin}?id=${id}` : undefined
}
