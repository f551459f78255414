import type { RouteConfigEntry } from '@react-router/dev/routes'

/** The addresses of a route list as the menu writes them: `/financial`, without the site and without wildcards. */
export function routePaths(routes: readonly RouteConfigEntry[], parent = ''): string[] {
  return routes.flatMap((entry) => {
    const own = entry.path && entry.path !== ':site?' ? `${parent}/${entry.path}` : parent
    const below = routePaths(entry.children ?? [], own)
    const isPage = entry.path && !entry.children && !/[:*]/.test(own)
    return isPage ? [own, ...below] : below
  })
}
