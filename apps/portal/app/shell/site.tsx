import { currentToken } from '@lqr/web-client/cookies/token-cookie.ts'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/site.ts'
import { SiteFrame } from './site-frame.tsx'
import { bannerPictures } from './server/banner-pictures.ts'
import { siteData } from './server/site-data.ts'
import { getLoginState } from './session/login-state.ts'
import { CalmPage } from './pages/calm-page.tsx'

export async function loader(args: Route.LoaderArgs) {
  const [data, banners] = await Promise.all([siteData(args), bannerPictures(args.context)])
  return { ...data, banners }
}

/** The guard of specification 4: signed in, who it is is asked again on every navigation; a stranger's page is not. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentParams, nextParams, currentUrl, nextUrl, defaultShouldRevalidate } = args
  if (currentParams.site !== nextParams.site) return true
  if (currentToken() !== undefined || getLoginState().signedIn) return true
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export default function Site({ loaderData }: Route.ComponentProps) {
  return <SiteFrame site={loaderData.site} session={loaderData.session} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CalmPage error={error} />
}
