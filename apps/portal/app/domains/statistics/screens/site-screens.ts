import { redirect } from 'react-router'
import type { Route } from './+types/site-screens.ts'

/** The screens are the province's: from a site they are the same ones. */
export function loader({ params }: Route.LoaderArgs) {
  throw redirect(`/screenView/${params['*'] || 'index'}`)
}
