import type { ZoneCode } from '@lqr/contract/reference/zones.ts'

/** A link inside the site or, for a source, to the page it was read on. */
export interface ZoneLink {
  readonly label: string
  readonly href: string
}

export interface ZoneQuestion {
  readonly ask: string
  readonly answer: string
  readonly link?: ZoneLink
}

/** How the policies of a zone are found in the policy library; those after the first stand in when it finds none. */
export interface PolicySearch {
  readonly keyword?: string
  readonly type?: 'finance' | 'credit' | 'guarantee' | 'subsidy' | 'technology' | 'agriculture' | 'service'
}

/** All a zone page says besides what comes from the database. */
export interface ZoneText {
  readonly code: ZoneCode
  /** What the zone is, in one or two sentences. */
  readonly intro: string
  /** For search engines. */
  readonly description: string
  readonly who: readonly string[]
  /** The kinds of financing, where they differ. */
  readonly ways?: readonly { readonly name: string; readonly text: string }[]
  readonly steps: readonly string[]
  readonly materials: readonly string[]
  readonly questions: readonly ZoneQuestion[]
  readonly policies: readonly PolicySearch[]
  /** Where the figures named in the texts come from. */
  readonly sources?: readonly ZoneLink[]
}
