import { findSubstation } from '@lqr/contract/reference/substations.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/enter.ts'

/** `/` goes to `/index`, `/lanzhou` to `/lanzhou/index`; a first segment that is no site goes to /404. */
export function loader({ params }: Route.LoaderArgs) {
  const { site } = params
  if (site === undefined) throw redirect('/index')
  throw redirect(findSubstation(site) ? `/${site}/index` : '/404')
}
