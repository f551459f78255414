import { buttonStyle } from '@lqr/ui/button.tsx'
import { EmptyState } from '@lqr/ui/empty-state.tsx'
import { Link } from 'react-router'
import { addressWith, type KeptQuery } from '../list-address.ts'
import { SiteLink } from '../site-link.tsx'
import { useShell } from '../use-shell.ts'
import { copy } from './copy.ts'

export interface NothingFits {
  readonly title: string
  readonly hint: string
  /** Words of the link that takes all filters away. */
  readonly action: string
}

interface Props {
  /** The address without its query. */
  readonly path: string
  /** What of the address must stay whatever filter is taken away. */
  readonly fixed?: KeptQuery | undefined
  readonly kept: KeptQuery
  readonly total: number
  /** Whether what is listed was narrowed by the visitor. */
  readonly isFiltered: boolean
  readonly empty: NothingFits
  /** Whether every site shows the same: parts of one record. */
  readonly isOfRecord?: boolean | undefined
}

/** A page of a list without an item: past the last one, nothing that fits, or a site on which there is nothing yet; each says what to do. */
export function NothingListed(props: Props) {
  const { path, fixed = {}, kept, total, isFiltered, empty, isOfRecord = false } = props
  const { site } = useShell()
  const look = { className: buttonStyle('primary') }
  if (total > 0)
    return (
      <EmptyState
        title={copy.nothingHere}
        hint={copy.wentOffline}
        action={
          <SiteLink href={addressWith(path, { ...kept, ...fixed })} {...look}>
            {copy.firstPage}
          </SiteLink>
        }
      />
    )
  if (isFiltered)
    return (
      <EmptyState
        title={empty.title}
        hint={empty.hint}
        action={
          <SiteLink href={addressWith(path, fixed)} {...look}>
            {empty.action}
          </SiteLink>
        }
      />
    )
  if (isOfRecord || site.path === '') return <EmptyState title={copy.nothingYet} hint={copy.comesHere} />
  return (
    <EmptyState
      title={copy.nothingYetIn(site.name)}
      hint={copy.wholeProvince}
      action={
        <Link to={addressWith(path, fixed)} {...look}>
          {copy.toProvince}
        </Link>
      }
    />
  )
}
