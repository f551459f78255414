import { findSubstation } from '@lqr/contract/reference/substations.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/unknown.ts'

/** Any address without a page goes to the 404 page of the same site (specification 2). */
export function loader({ params }: Route.LoaderArgs) {
  const { site } = params
  throw redirect(site !== undefined && findSubstation(site) ? `/${site}/404` : '/404')
}
