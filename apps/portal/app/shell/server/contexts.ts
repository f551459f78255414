import { createContext } from 'react-router'
import { defaultPortalConfig, type PortalConfig } from '../portal-config.ts'
import type { LoaderApi } from './loader-api.ts'

/** The calls of the product from a loader: in-process, with the visitor's token and the site's cityCode. */
export const apiContext = createContext<LoaderApi>()

interface Rendering {
  /** Undefined: the page is rendered whole for the anonymous page cache. */
  readonly nonce: string | undefined
  readonly logError: (error: unknown) => void
}

/** How the server renders this page. */
export const renderContext = createContext<Rendering>({ nonce: undefined, logError: () => {} })

/** Names, hotlines and addresses shown by the shell. */
export const portalConfigContext = createContext<PortalConfig>(defaultPortalConfig)
