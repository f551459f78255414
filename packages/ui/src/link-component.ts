import type { ComponentType, ReactNode } from 'react'

/** What a component of this package needs of a link; the portal passes its router's own link. */
export interface LinkProps {
  href: string
  className?: string
  children?: ReactNode
  rel?: string
  'aria-current'?: 'page' | undefined
  'aria-label'?: string
}

export type LinkComponent = ComponentType<LinkProps>
