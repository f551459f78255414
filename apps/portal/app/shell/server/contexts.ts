import { createContext } from 'react-router'
import { defaultPortalConfig, type PortalConfig } from '../portal-config.ts'
import type { LoaderApi } from './loader-api.ts'

/** The calls of the product from a loader: in-process, with the visitor's token and the site's cityCode. */
export const apiContext = createContext<LoaderApi>()

interface Rendering {
  /** Marks the scripts that the portal itself writes, and nobody else can; none while developing. */
  readonly nonce: string | undefined
  /** The page is sent when it is complete, for the anonymous page cache. */
  readonly isWhole: boolean
  readonly logError: (error: unknown) => void
}

/** How the server renders this page. */
export const renderContext = createContext<Rendering>({ nonce: undefined, isWhole: true, logError: () => {} })

/** Names, hotlines and addresses shown by the shell. */
export const portalConfigContext = createContext<PortalConfig>(defaultPortalConfig)
